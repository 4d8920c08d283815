import { Price } from "../../shared/ui/text/Price";
import { Title } from "../../shared/ui/text/Title";
import { Section } from "./section";
import styles from "./kit.module.css";

const sample = "Лосось, сливочный сыр, огурец. Ґанок, їжа, şiş, oʻzbek, größe.";

export function Type() {
  return (
    <Section title="Шрифт: Onest Variable">
      <div className={styles.line}>
        <Title level={1} look="display">
          Где ужинаем?
        </Title>
        <span>64/800</span>
      </div>
      <div className={styles.line}>
        <Title level={1}>Вечер с роллами</Title>
        <span>44/800</span>
      </div>
      <div className={styles.line}>
        <Title level={2} look="group">
          Заголовок группы
        </Title>
        <span>32/800</span>
      </div>
      <div className={styles.line}>
        <Title level={2} look="panel">
          Заголовок панели
        </Title>
        <span>24/800</span>
      </div>
      <div className={styles.line}>
        <Price text="Цена 1 690 ₽" />
        <span>24/800</span>
      </div>
      <div className={styles.line}>
        <Title level={3} look="name">
          Название блюда
        </Title>
        <span>19/700</span>
      </div>
      <div className={styles.line}>
        <p>{sample}</p>
        <span>16/400</span>
      </div>
      <div className={styles.line}>
        <p className={styles.second}>285 г · 8 шт · 1 690 ₸ · 320 ₺ · 215 ₴ · 12,80 €</p>
        <span>15/500</span>
      </div>
    </Section>
  );
}

const roles = [
  "page",
  "surface",
  "sunken",
  "ink",
  "ink-2",
  "edge",
  "accent",
  "accent-text",
  "accent-soft",
  "good",
  "danger",
  "focus",
  "head",
  "line",
  "good-soft",
  "danger-soft",
  "luxe",
  "gold",
];

export function Colours({ brand }: { brand: string }) {
  return (
    <Section title="Цвет по ролям">
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={brand + role}>
            <span className={styles.swatch} style={{ background: `var(--${role})` }} />
            {role}
          </li>
        ))}
      </ul>
    </Section>
  );
}

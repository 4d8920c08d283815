import { useState } from "react";
import { sends } from "../../../rules/sent-fields";
import { Button, ButtonLink, IconButton } from "../../shared/ui/buttons/Button";
import { Checkbox, Radio, Switch } from "../../shared/ui/fields/Checkbox";
import { Choices } from "../../shared/ui/fields/Choice";
import { Counter } from "../../shared/ui/buttons/Counter";
import { Icon } from "../../shared/ui/icons/Icon";
import { iconNames } from "../../shared/ui/icons/icon-names";
import { Segmented } from "../../shared/ui/buttons/Segmented";
import { Slots } from "../../shared/ui/fields/Slots";
import { Tag } from "../../shared/ui/text/Tag";
import { Section } from "./section";
import styles from "./kit.module.css";

const times = [
  { value: "asap", title: "Как можно скорее", note: "35–45 мин" },
  { value: "1900", title: "19:00", note: "19:30" },
  { value: "1930", title: "19:30", note: "20:00" },
  { value: "2000", title: "20:00", note: "20:30", taken: "занято" },
];

export function Controls({ brand }: { brand: string }) {
  return (
    <>
      <Section title="Кнопки">
        <div className={styles.row}>
          <Button>Заказать</Button>
          <Button className={styles.hovered}>Наведение</Button>
          <Button className={styles.focused}>Фокус</Button>
          <Button blocked="Добавьте ещё на 210 ₽">Заказать</Button>
          <Button pending icon="shopping-bag">
            Заказать
          </Button>
        </div>
        <div className={styles.row}>
          <Button variant="soft" size="s">
            В корзину
          </Button>
          <Button variant="outline">Изменить</Button>
          <Button variant="ink">Да, в меню</Button>
          <Button variant="danger">Отменить</Button>
          <ButtonLink variant="quiet" to=".">
            Очистить
          </ButtonLink>
          <IconButton icon="x" label="Закрыть" look="sunken" />
        </div>
        <Button size="l" wide iconEnd="arrow-right">
          Оформить заказ
        </Button>
        <div className={styles.space} />
        <Button size="l" wide end="648 ₽">
          В корзину
        </Button>
        <div className={styles.dark} data-ground="dark">
          <Button variant="outline" icon="shopping-bag">
            Корзина
          </Button>
          <Button variant="outline" className={styles.focused}>
            Фокус
          </Button>
          <Button variant="gold" size="s">
            В корзину
          </Button>
        </div>
      </Section>
      <Section title="Счётчик, метки, выбор">
        <Counters />
        <div className={styles.row}>
          <Tag tone="hit">Хит</Tag>
          <Tag tone="new">Новинка</Tag>
          <Tag tone="spicy">Острое</Tag>
          <Tag tone="vegetarian">Вегетарианское</Tag>
          <Tag tone="discount">−15 %</Tag>
          <Tag>Скоро</Tag>
          <Segmented
            label="Как получить заказ"
            items={[
              { label: "Доставка", current: true, to: "." },
              { label: "Самовывоз", current: false, ...sends({ order_type: "takeaway" }) },
            ]}
          />
        </div>
        <Choices id={`${brand}-interval`} legend="Когда">
          <Slots name={`${brand}-interval_id`} slots={times} chosen="asap" />
        </Choices>
        <div className={styles.space} />
        <div className={styles.two}>
          <div>
            <Radio name={`${brand}-rice`} value="plain" label="Классический рис" defaultChecked />
            <Radio name={`${brand}-rice`} value="light" label="Рис без сахара" />
          </div>
          <div>
            <Checkbox name="cheese" label="Двойной сливочный сыр" end="+59 ₽" defaultChecked />
            <Checkbox name="avocado" label="Авокадо" end="+69 ₽" />
            <Checkbox name="roe" label="Икра тобико" end="нет в наличии" disabled />
          </div>
        </div>
        <Switch name="bonus" label="Списать 180 бонусов" note="Минус 180 ₽ от суммы" defaultChecked />
      </Section>
      <Section title="Значки">
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Section>
    </>
  );
}

function Counters() {
  const [count, setCount] = useState(2);
  const less = { label: "Меньше", type: "button" as const, onClick: () => setCount(Math.max(1, count - 1)) };
  const more = { label: "Больше", type: "button" as const, onClick: () => setCount(count + 1) };
  return (
    <div className={styles.row}>
      <Counter count={count} decrease={less} increase={more} />
      <Counter count={1} decrease={less} increase={more} tone="quiet" bin />
      <Counter count={100} decrease={less} increase={more} tone="quiet" atMax="Больше 100 нельзя" />
      <Counter count={3} decrease={less} increase={more} pending />
      <Counter count={count} decrease={less} increase={more} tone="quiet" size="l" />
    </div>
  );
}

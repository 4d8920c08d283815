import { Button } from "../../shared/ui/buttons/Button";
import { Counter } from "../../shared/ui/buttons/Counter";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { Panel, Progress, Rule } from "../../shared/ui/layout/Panel";
import { Picture } from "../../shared/ui/pictures/Picture";
import { Price } from "../../shared/ui/text/Price";
import { Skeleton } from "../../shared/ui/layout/Skeleton";
import { PathSteps, Steps } from "../../shared/ui/layout/Steps";
import { Tag } from "../../shared/ui/text/Tag";
import { Section } from "./section";
import styles from "./kit.module.css";

const plain = { label: "Меньше" };
const more = { label: "Больше" };

export function Cards({ brand }: { brand: string }) {
  const roll = brand === "nori";
  return (
    <Section title="Карточка: обычная, в корзине, скидка, нет в наличии">
      <div className={styles.cards}>
        <article>
          <Tag tone="hit" className={styles.tag}>
            Хит
          </Tag>
          <Picture src={undefined} sizes="card" alt="" />
          <h3>{roll ? "Филадельфия" : "Классическая шаурма"}</h3>
          <p>{roll ? "285 г · 8 шт" : "380 г"}</p>
          <div className={styles.foot}>
            <Price text="589 ₽" old="690 ₽" percent="−15 %" oldLabel="Цена без скидки" />
            <Button variant="soft" size="s">
              В корзину
            </Button>
          </div>
        </article>
        <article>
          <Picture src={undefined} sizes="card" alt="" />
          <h3>{roll ? "Калифорния" : "Сырная шаурма"}</h3>
          <p>{roll ? "245 г · 8 шт" : "410 г"}</p>
          <div className={styles.foot}>
            <Price text="459 ₽" />
            <Counter count={2} decrease={plain} increase={more} />
          </div>
        </article>
        <article className={styles.gone}>
          <Picture src={undefined} sizes="card" alt="" />
          <h3>{roll ? "Бонито" : "Куриные кусочки"}</h3>
          <p>260 г · 8 шт</p>
          <div className={styles.foot}>
            <Price text="429 ₽" />
            <span>Скоро вернётся</span>
          </div>
        </article>
      </div>
    </Section>
  );
}

export function States() {
  return (
    <>
      <Section title="Пусто, ошибка, загрузка">
        <div className={styles.states}>
          <Panel as="div">
            <EmptyState
              icon="shopping-bag"
              level={3}
              title="Корзина пуста"
              action={<Button variant="soft">К хитам</Button>}
            >
              Начните с хитов, они готовятся быстрее всего.
            </EmptyState>
          </Panel>
          <Panel as="div">
            <EmptyState
              icon="wifi-off"
              level={3}
              title="Меню не загрузилось"
              action={<Button variant="outline">Повторить</Button>}
            >
              Связь прервалась. Корзина на месте.
            </EmptyState>
          </Panel>
          <Panel as="div">
            <Skeleton label="Загружаем" shape="card" />
          </Panel>
        </div>
      </Section>
      <Section title="Шаги и панель">
        <div className={styles.two}>
          <Steps
            steps={[
              { title: "Принят", time: "18:41", state: "done", words: "готово" },
              { title: "Готовится", time: "18:46", state: "done", words: "готово" },
              { title: "В пути", time: "19:08", state: "now", words: "сейчас", icon: "bike" },
              { title: "Доставлен", state: "next", words: "впереди" },
            ]}
          />
          <Panel
            look="raised"
            title="Ваш заказ"
            aside={
              <Button variant="quiet" size="s">
                Очистить
              </Button>
            }
          >
            <PathSteps
              label="Шаги заказа"
              steps={[
                { label: "Корзина", current: true },
                { label: "Оформление", current: false },
              ]}
            />
            <Rule />
            <Progress text="До подарка осталось 210 ₽" value={790} max={1000} />
            <Rule />
            <Price text="1 966 ₽" size="total" />
          </Panel>
        </div>
      </Section>
    </>
  );
}

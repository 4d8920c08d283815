import { Choice, Choices } from "../../shared/ui/fields/Choice";
import { ErrorSummary } from "../../shared/ui/messages/ErrorSummary";
import { Field, Select, TextArea } from "../../shared/ui/fields/Field";
import { FlashNotice, Notice } from "../../shared/ui/messages/Notice";
import { Button, IconButton } from "../../shared/ui/buttons/Button";
import { Section } from "./section";
import styles from "./kit.module.css";

export function Forms({ brand }: { brand: string }) {
  const id = (name: string) => `${brand}-${name}`;
  return (
    <>
      <Section title="Поля и ошибки">
        <ErrorSummary
          title="Проверьте два поля"
          errors={{ phone: "Телефон: не хватает трёх цифр", house: "Дом: укажите номер" }}
          idOf={id}
        />
        <div className={styles.two}>
          <Field id={id("name")} name="username" label="Имя" defaultValue="Анна" autoComplete="name" />
          <Field
            id={id("street")}
            name="street"
            label="Улица"
            defaultValue="Малышева"
            className={styles.focusedField}
          />
          <Field
            id={id("phone")}
            name="phone"
            type="tel"
            label="Телефон"
            defaultValue="+7 912 000"
            error="Не хватает трёх цифр"
          />
          <Field
            id={id("house")}
            name="house"
            label="Домофон"
            optional="можно не заполнять"
            placeholder="Например, 18К"
          />
          <Field
            id={id("phone-2")}
            name="phone-2"
            type="tel"
            label="Телефон"
            defaultValue="+7 912 000-45-67"
            valid="Номер полный"
          />
          <Field
            id={id("address")}
            name="address"
            label="Адрес"
            defaultValue="Екатеринбург, ул. Малышева, 36"
            end={<IconButton icon="pencil" label="Изменить адрес" />}
          />
          <Select
            id={id("city")}
            name="city"
            label="Город"
            options={[
              { value: "spb", label: "Санкт-Петербург" },
              { value: "berlin", label: "Berlin" },
            ]}
          />
          <Field
            id={id("search")}
            name="search"
            type="search"
            label="Найти блюдо"
            hideLabel
            placeholder="Найти блюдо"
            icon="search"
            pill
            className={styles.low}
          />
        </div>
        <TextArea
          id={id("comment")}
          name="comment"
          label="Комментарий курьеру"
          optional="можно не заполнять"
          hint="До 200 символов"
          placeholder="Например, позвоните за пять минут"
        />
      </Section>
      <Section title="Способ оплаты">
        <Choices id={id("payment")} legend="Способ оплаты" columns>
          <Choice
            name={id("payment_type")}
            value="online"
            title="Картой онлайн"
            note="Мир, Visa, Mastercard"
            icon="credit-card"
            defaultChecked
          />
          <Choice name={id("payment_type")} value="sbp" title="СБП" note="Откроется ваш банк" icon="qr-code" />
          <Choice name={id("payment_type")} value="card" title="Картой курьеру" note="Терминал с собой" icon="nfc" />
          <Choice
            name={id("payment_type")}
            value="cash"
            title="Наличными"
            note="Сейчас недоступно"
            icon="banknote"
            disabled
          />
        </Choices>
      </Section>
      <Section title="Сообщения">
        <FlashNotice close={<IconButton icon="x" label="Закрыть" />}>Код для входа: 4821</FlashNotice>
        <Notice
          tone="danger"
          title="Меню не загрузилось"
          action={
            <Button variant="outline" size="s">
              Повторить
            </Button>
          }
        >
          Связь прервалась. Корзина на месте.
        </Notice>
        <Notice>Ресторан откроется в 10:00. Можно заказать ко времени.</Notice>
      </Section>
    </>
  );
}

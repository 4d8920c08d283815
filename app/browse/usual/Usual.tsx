import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import strip from "../grid/strip.module.css";
import { Button } from "../../shared/ui/buttons/Button";
import bar from "../../shared/ui/layout/Scrollbar.module.css";
import { Plates } from "../../shared/ui/pictures/Plates";
import { classes } from "../../shared/ui/styles/class-names";
import styles from "./Usual.module.css";
import type { UsualOrder, UsualView } from "./usual.view";
import { sends } from "../../../rules/sent-fields";

type UsualProps = { view: UsualView; heading?: "h1" | "h2" };

/** The last orders and the saved carts, each with a button that leads to its filled order form. */
export function Usual({ view: { action, orders }, heading: Heading = "h2" }: UsualProps) {
  const { t } = useTranslation("menu");
  return (
    <section className={`wrap ${styles.usual}`} aria-labelledby="usual">
      <Heading id="usual">{t("usual.title")}</Heading>
      <ul className={`sideways ${strip.strip} ${styles.strip} ${bar.scrollbar}`}>
        {orders.map((order) => (
          <li key={order.intent} className={classes("box", styles.order)}>
            <UsualCard order={order} action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The content of a box. */
export function UsualCard({ order, action }: { order: UsualOrder; action: string }) {
  const { t } = useTranslation("menu");
  const pressed = useNavigation().formData;
  const button = sends({ intent: order.intent });
  return (
    <>
      <Words order={order} />
      {/* A second click would find the basket that the first one filled, and ask whether to replace it. */}
      <Form method="post" action={action} onSubmit={(event) => pressed && event.preventDefault()}>
        <Button {...button} variant="soft" size="s" wide pending={pressed?.has(button.name)}>
          {t("usual.order")}
          <span className="visually-hidden">: {order.name ?? order.dishes}</span>
        </Button>
      </Form>
    </>
  );
}

function Words({ order: { name, dishes, pictures, sum, dearer, gone, place } }: { order: UsualOrder }) {
  return (
    <div className={styles.words}>
      {pictures.length > 0 && <Plates pictures={pictures} />} <h3 className={styles.dishes}>{name ?? dishes}</h3>{" "}
      {name && <p>{dishes}</p>} <p className="muted">{place}</p> {gone && <p className="danger">{gone}</p>}{" "}
      <p>
        <b>{sum}</b> {dearer && <span className="muted block">{dearer}</span>}
      </p>
    </div>
  );
}

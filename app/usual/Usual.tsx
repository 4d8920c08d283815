import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import strip from "../grid/strip.module.css";
import { profileIntents } from "../profile/profile.view";
import { Button } from "../ui/buttons/Button";
import { Plates } from "../ui/pictures/Plates";
import { classes } from "../ui/styles/class-names";
import styles from "./Usual.module.css";
import type { UsualOrder, UsualView } from "./usual.view";

/** The customer's last orders, each with a button that leads to its filled order form. */
export function Usual({ view: { action, orders } }: { view: UsualView }) {
  const { t } = useTranslation("menu");
  const pressed = useNavigation().formData?.get("intent");
  return (
    <section className={`wrap ${styles.usual}`} aria-labelledby="usual">
      <h2 id="usual">{t("usual.title")}</h2>
      <ul className={`sideways ${strip.strip} ${styles.strip}`}>
        {orders.map((order) => {
          const field = profileIntents.field("usual", order.number);
          return (
            <li key={order.number} className={classes("box", styles.order)}>
              <Words order={order} />
              {/* A second click would find the basket that the first one filled, and ask whether to replace it. */}
              <Form method="post" action={action} onSubmit={(event) => pressed && event.preventDefault()}>
                <Button {...field} variant="soft" size="s" wide pending={pressed === field.value}>
                  {t("usual.order")}
                  <span className="visually-hidden">: {order.dishes}</span>
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Words({ order: { dishes, pictures, sum, dearer, gone, place } }: { order: UsualOrder }) {
  return (
    <div className={styles.words}>
      {pictures.length > 0 && <Plates pictures={pictures} />} <h3 className={styles.dishes}>{dishes}</h3>{" "}
      <p className="muted">{place}</p> {gone && <p className={styles.gone}>{gone}</p>}{" "}
      <p>
        <b>{sum}</b> {dearer && <span className={`muted ${styles.dearer}`}>{dearer}</span>}
      </p>
    </div>
  );
}

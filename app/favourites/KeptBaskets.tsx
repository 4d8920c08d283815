import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "../modal/page";
import { Button } from "../ui/buttons/Button";
import links from "../ui/buttons/Links.module.css";
import { Field } from "../ui/fields/Field";
import { UsualCard } from "../usual/Usual";
import styles from "./favourites.module.css";
import type { KeptView } from "./favourites-view.server";
import { keptFieldId, keptIntents } from "./kept-intents";

type KeptBasketsProps = { kept: KeptView; answer: FormAnswer | undefined };

/** The baskets that the visitor named: each can be ordered, renamed and deleted. */
export function KeptBaskets({ kept: { baskets, order_at, here, max }, answer }: KeptBasketsProps) {
  const { t } = useTranslation("favourites");
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t("kept.title")}</h2>
      <ul className={styles.kept}>
        {baskets.map(({ id, name, order }) => {
          const error = answer?.errors?.[keptFieldId(id)];
          const typed = answer?.typed?.id === id ? answer.typed.name : undefined;
          return (
            <li key={`${id} ${name}`} className={`box ${styles.basket}`}>
              {order ? (
                <UsualCard order={order} action={order_at} />
              ) : (
                <>
                  <h3>{name}</h3> <p className="muted">{t("kept.notHere")}</p>
                </>
              )}
              <details open={error !== undefined} className={styles.change}>
                <summary className={`tap muted ${links.text}`}>
                  {t("kept.change")}
                  <span className="visually-hidden">: {name}</span>
                </summary>
                <Form method="post" action={here} noValidate>
                  <Field
                    id={keptFieldId(id)}
                    name="name"
                    label={t("kept.name")}
                    defaultValue={typed ?? name}
                    maxLength={max}
                    required
                    error={error}
                    autoComplete="off"
                  />
                  <div className={`ways ${styles.ways}`}>
                    <Button {...keptIntents.field("rename", id)} size="s">
                      {t("kept.rename")}
                    </Button>{" "}
                    <Button {...keptIntents.field("delete", id)} variant="outline" size="s">
                      {t("kept.delete")}
                      <span className="visually-hidden">: {name}</span>
                    </Button>
                  </div>
                </Form>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

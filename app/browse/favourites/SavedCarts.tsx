import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { usePage } from "../../shared/web/modal/page";
import { Button } from "../../shared/ui/buttons/Button";
import { Field } from "../../shared/ui/fields/Field";
import { UsualCard } from "../usual/Usual";
import styles from "./favourites.module.css";
import type { SavedCartsView } from "./favourites-view.server";
import { savedCartFieldId, savedCartIntents } from "./saved-cart-intents";
import { isFocusFree, moveFocus } from "../../shared/ui/hooks/focus";

type SavedCartsProps = { kept: SavedCartsView };

/** The baskets that the visitor named: each can be ordered, renamed and deleted. */
export function SavedCarts({ kept: { baskets, order_at, here, max } }: SavedCartsProps) {
  const { answer, errors } = usePage();
  const { t } = useTranslation("favourites");
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef(baskets.length);
  useEffect(() => {
    const isDeleted = baskets.length < count.current;
    count.current = baskets.length;
    if (isDeleted && isFocusFree()) moveFocus(heading.current, { preventScroll: true });
  }, [baskets.length]);
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" ref={heading} tabIndex={-1}>
        {t("saved.title")}
      </h2>
      <ul className={styles.kept}>
        {baskets.map(({ id, name, order }, place) => {
          const field = savedCartFieldId(id);
          const typed = answer?.typed?.id === id ? answer.typed.name : undefined;
          return (
            <li key={id} className={`box ${styles.basket}`}>
              {order ? (
                <UsualCard order={order} action={order_at} />
              ) : (
                <>
                  <h3>{name}</h3> <p className="muted">{t("saved.notHere")}</p>
                </>
              )}
              <Change
                {...{ id, name, here, max, typed }}
                error={errors[field]}
                among={baskets.length === 1 ? undefined : place === 0 ? "first" : "further"}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ChangeProps = Pick<SavedCartsView, "here" | "max"> & {
  id: string;
  name: string;
  error?: string;
  typed?: string;
  among?: "first" | "further";
};

/** Closes when the basket has a new name, and keeps the focus. */
function Change({ id, name, here, max, error, typed, among }: ChangeProps) {
  const { t } = useTranslation("favourites");
  const summary = useRef<HTMLElement>(null);
  const last = useRef(name);
  useEffect(() => {
    if (name !== last.current && isFocusFree()) moveFocus(summary.current, { preventScroll: true });
    last.current = name;
  }, [name]);
  return (
    <Form method="post" action={here} noValidate>
      <input type="hidden" name="id" value={id} />
      <details key={name} open={typed !== undefined} className={styles.change}>
        <summary ref={summary} className="tap muted">
          {t("saved.change")}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <div className="above-3">
          <Field
            id={savedCartFieldId(id)}
            name="name"
            label={t("saved.name")}
            defaultValue={typed ?? name}
            maxLength={max}
            required
            error={error}
            autoComplete="off"
          />
          <div className="ways above-3">
            <Button {...savedCartIntents.button("rename", id)} size="s">
              {t("saved.rename")}
            </Button>{" "}
            <Button {...savedCartIntents.button("delete", id)} variant="outline" size="s">
              {t("saved.delete")}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </div>
        </div>
      </details>
      <FormSwitches among={among} />
    </Form>
  );
}

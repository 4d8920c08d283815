import { useCallback, useState, useSyncExternalStore, type ReactNode } from "react";
import { CardFields } from "./CardFields";
import { canEncrypt } from "./encrypt-card";
import type { CardFormProps } from "./use-card-form";
import styles from "./card-form.module.css";

/**
 * Takes a card and encrypts it in the browser. Its inputs have no names, so no form can send them, and their values are nowhere but in the
 * inputs. `children` leads to the acquirer's own page: it stands here without scripts, before hydration, and where the browser or the key
 * cannot encrypt. `instead` leads there too, under the fields: for cards that they do not take. This must not stand in another form.
 */
export function CardForm({
  children,
  instead,
  ...props
}: Omit<CardFormProps, "onUnusable"> & {
  children: ReactNode;
  instead?: ReactNode;
}) {
  const [unusable, setUnusable] = useState(false);
  const giveUp = useCallback(() => setUnusable(true), []);
  const offered = useSyncExternalStore(neverChanges, canEncrypt, () => undefined);
  if (offered && !unusable)
    return (
      <>
        <CardFields {...props} onUnusable={giveUp} />
        {instead}
      </>
    );
  return <div className={offered === undefined ? styles.reserved : undefined}>{children}</div>;
}

const neverChanges = () => () => undefined;

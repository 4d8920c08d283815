import { useCallback, useState, useSyncExternalStore, type ReactNode } from "react";
import { CardFields } from "./CardFields";
import { Skeleton } from "../../../shared/ui/layout/Skeleton";
import { canEncrypt } from "./encrypt-card";
import type { CardFormProps } from "./use-card-form";
import styles from "./card-form.module.css";

/**
 * The card is encrypted in the browser. Its inputs have no names, so no form can send them. `children`: a link to the
 * acquirer's own page, for browsers that cannot encrypt. `instead`: the same link under the fields, for cards that they
 * reject. It must not stand in another form.
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
  if (offered === undefined)
    return (
      <div className={styles.reserved}>
        <div className={styles.coming} aria-hidden="true">
          <Skeleton label="" shape="form" />
        </div>
        {children}
      </div>
    );
  return <div>{children}</div>;
}

const neverChanges = () => () => undefined;

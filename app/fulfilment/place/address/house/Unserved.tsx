import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../../../../shared/web/modal/ModalButton";
import { Notice } from "../../../../shared/ui/messages/Notice";
import type { UnservedView } from "../../place.view";
import { NearestShop } from "../../nearest/NearestShop";
import styles from "./Unserved.module.css";
import { moveFocus } from "../../../../shared/ui/hooks/focus";

type UnservedProps = { unserved: UnservedView };

export function Unserved({ unserved }: UnservedProps) {
  const { t } = useTranslation("place");
  return (
    <div className="below-2">
      <UnservedNotice unserved={unserved} />
      <h2 className={styles.other}>{t("unserved.other")}</h2>
    </div>
  );
}

/**
 * The notice for an address out of every zone, with links to the nearest shop and to the form for a notification when a
 * zone grows.
 */
export function UnservedNotice({ unserved: { address, offer, shop } }: UnservedProps) {
  const { t } = useTranslation("place");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void moveFocus(box.current), [address]);
  return (
    <>
      <div ref={box} tabIndex={-1} className={styles.told}>
        <Notice title={t("unserved.title")} live>
          {t("unserved.text", { address })}
        </Notice>
      </div>
      {shop && <NearestShop shop={shop} />}
      {offer && <UnservedWays offer={offer} hasShop={Boolean(shop)} />}
    </>
  );
}

type WaysProps = { offer: NonNullable<UnservedView["offer"]>; hasShop: boolean };

/** Both buttons open NearestShopModal, the first for its shop, the second for its form. */
export function UnservedWays({ offer, hasShop }: WaysProps) {
  const { t } = useTranslation("place");
  return (
    <>
      {hasShop && (
        <p className="below-2">
          <ModalButton modal="NearestShopModal" parameters={offer} wide>
            {t("unserved.pickUp")}
          </ModalButton>
        </p>
      )}
      <p className="below-2">
        <ModalButton modal="NearestShopModal" parameters={{ ...offer, notify: "1" }} variant="outline" icon="send" wide>
          {t("unserved.notify")}
        </ModalButton>
      </p>
    </>
  );
}

import { useTranslation } from "react-i18next";
import { ModalButton } from "../shared/web/modal/ModalButton";
import { ButtonLink } from "../shared/ui/buttons/Button";
import { Icon } from "../shared/ui/icons/Icon";
import styles from "./account.module.css";
import type { LoginView } from "./login.view";

export function SignedIn({ view, user }: { view: LoginView; user: { name: string; phone: string } }) {
  const { t } = useTranslation("account");
  return (
    <>
      <p className={`row ${styles.who}`}>
        <Icon name="user" size={36} className={styles.face} />
        <span>
          {user.name && <b className={styles.name}>{user.name}</b>}
          {user.phone && <span className="soft">{user.phone}</span>}
        </span>
      </p>
      <div className={`ways ${styles.ways}`}>
        <ButtonLink to={view.profile} icon="user">
          {t("signedInTitle")}
        </ButtonLink>{" "}
        <ModalButton modal="ConfirmLogoutModal" variant="outline" icon="log-out">
          {t("signOut")}
        </ModalButton>
      </div>
    </>
  );
}

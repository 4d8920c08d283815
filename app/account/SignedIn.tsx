import { useTranslation } from "react-i18next";
import { usePage } from "../modal/page";
import { Button, ButtonLink } from "../ui/buttons/Button";
import { Icon } from "../ui/icons/Icon";
import styles from "./account.module.css";
import type { LoginView } from "./login.view";

export function SignedIn({ view, user }: { view: LoginView; user: { name: string; phone: string } }) {
  const { t } = useTranslation("account");
  const { Form, sending } = usePage();
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
        <Form action={view.logout}>
          <Button variant="outline" icon="log-out" pending={sending}>
            {t("signOut")}
          </Button>
        </Form>
      </div>
    </>
  );
}

import { useTranslation } from "react-i18next";
import { ModalLink } from "../modal/ModalLink";
import { usePage } from "../modal/page";
import { useCityFrame } from "../context/city-frame";
import styles from "./SignInAgain.module.css";

/** Under the errors of a form that came back because its session has ended. */
export function SignInAgain() {
  const { t } = useTranslation("profile");
  const { answer } = usePage();
  const { user } = useCityFrame();
  // With scripts the frame is not loaded again with a form that failed: it still names the customer.
  if (!answer || (user && !answer.signed_out)) return null;
  return (
    <p className={styles.again}>
      <ModalLink modal="UserLoginModal">{t("errors.signIn")}</ModalLink>
    </p>
  );
}

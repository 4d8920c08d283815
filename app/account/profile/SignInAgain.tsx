import { useTranslation } from "react-i18next";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { usePage } from "../../shared/web/modal/page";
import { useCityFrame } from "../../shared/web/context/city-frame";

/** The sign-in link under the errors of a form that was rejected because its session has ended. */
export function SignInAgain() {
  const { t } = useTranslation("profile");
  const { answer } = usePage();
  const { user } = useCityFrame();
  // With scripts the frame is not reloaded after a rejected form, so it may still name the customer.
  if (!answer || (user && !answer.signed_out)) return null;
  return (
    <p className="below-4">
      <ModalLink modal="UserLoginModal">{t("errors.signIn")}</ModalLink>
    </p>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { TFunction } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentHandle } from "../shared/web/context/document-handle";
import { typedValues } from "../../server/guard/form";
import { cityPath } from "../../rules/city-alias";
import { openVisit } from "../../server/visitor/visit";
import { useCityFrame } from "../shared/web/context/city-frame";
import { keepFormOffline } from "../shared/web/form/keep-form-offline";
import { usePage } from "../shared/web/modal/page";
import type { Errors } from "../shared/web/modal/standing-errors";
import { ModalButton } from "../shared/web/modal/ModalButton";
import { PageCard } from "../shared/web/modal/PageCard";
import { formAction } from "../shared/web/form/form-action.server";
import { FormErrors } from "../shared/web/form/FormErrors";
import { ButtonLink } from "../shared/ui/buttons/Button";
import { BackLink } from "../shared/ui/buttons/Links";
import { Icon } from "../shared/ui/icons/Icon";
import { Notice } from "../shared/ui/messages/Notice";
import styles from "./account.module.css";
import { checkCode } from "./check-code.server";
import { CodeMessage, CodeStep } from "./CodeStep";
import { loginFieldId, loginIntents, type LoginView } from "./login.view";
import { loginAgain, loginView, rejectLogin, showStep } from "./login-view.server";
import { PhoneStep } from "./PhoneStep";
import { requestCode, resendCode } from "./request-code.server";
import { useSignedInElsewhere } from "./use-signed-in-elsewhere";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (!visit.settings.customers.is_auth_enabled) return visit.redirect(visit.path());
  return visit.answer(await loginView(visit));
}

export const action = formAction(async (visit, form) => {
  if (!visit.settings.customers.is_auth_enabled) return visit.redirect(visit.path());
  switch (loginIntents.take(form)?.name) {
    case "phone":
      return requestCode(visit, form);
    case "code":
      return checkCode(visit, form);
    case "resend":
      return resendCode(visit, form);
    case "otherPhone":
      return showStep(visit, form, "phone");
    case undefined:
      return rejectLogin(visit, { errors: { form: visit.t("common:formOld") }, typed: typedValues(form), status: 400 });
  }
}, loginAgain);

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../shared/web/modal/revalidation";

export const handle: DocumentHandle = { hasCaptcha: true };

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** UserLoginModal and its page (docs/specification/product.md#signing-in). */
export default function LoginPage() {
  const { t } = useTranslation(["account", "common"]);
  const { view: loaded, answer, errors, sending, titleId, inModal, Back } = usePage<LoginView>();
  const view = (answer?.view as LoginView | undefined) ?? loaded;
  const typed = answer?.typed ?? view.typed ?? {};
  const goesOn = useGoOn(view.next, view.step !== "signed_in" && !sending && !answer?.done);
  const summary = <FormErrors title={titleOf(errors, t)} idOf={loginFieldId} />;
  const title = view.step === "signed_in" ? t("signedInTitle") : view.step === "code" ? t("codeTitle") : t("title");
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      {!inModal && summary}
      {!inModal && (
        <BackLink as={Back} className="below-2">
          {t("common:back")}
        </BackLink>
      )}
      <PageCard bare={inModal}>
        <h1 id={titleId} className={`dialog-title ${styles.title}`}>
          {title}
        </h1>
        {inModal && summary}
        {goesOn && (
          <Notice tone="good" live title={t("elsewhere.title")}>
            {t("elsewhere.text")}
          </Notice>
        )}
        <CodeMessage view={view} />
        {view.step === "signed_in" && view.user && <SignedIn view={view} user={view.user} />}
        {view.step === "code" && view.code && (
          <CodeStep view={view} code={view.code} errors={errors} typed={typed} attempt={answer ?? view} />
        )}
        {view.step === "phone" && <PhoneStep view={view} errors={errors} typed={typed} />}
      </PageCard>
    </div>
  );
}

function SignedIn({ view, user }: { view: LoginView; user: { name: string; phone: string } }) {
  const { t } = useTranslation("account");
  return (
    <>
      <p className="row above-2 below-5">
        <Icon name="user" size={36} className={styles.face} />
        <span>
          {user.name && <b className="large block">{user.name}</b>}
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

function titleOf(errors: Errors, t: TFunction<["account", "common"]>): string {
  const count = Object.keys(errors).filter((field) => field !== "form").length;
  return count ? t("summary", { count }) : t("common:errors.title");
}

const REDIRECT_DELAY_MS = 1_500;

/** Loads `next` soon after a sign-in in another window. Returns whether the page should say so. */
function useGoOn(next: string, waits: boolean): boolean {
  const { city } = useCityFrame();
  const isSignedIn = useSignedInElsewhere(cityPath(city.alias, "session"), waits);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => window.location.assign(next), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, next]);
  return isSignedIn;
}

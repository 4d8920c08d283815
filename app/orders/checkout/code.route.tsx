import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import type { DocumentHandle } from "../../shared/web/context/document-handle";
import { typedValues } from "../../../server/guard/form";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import styles from "../../sign-in/account.module.css";
import { signInByCode } from "../../sign-in/check-code.server";
import { CodeMessage, CodeStep } from "../../sign-in/CodeStep";
import { loginFieldId, loginIntents, type LoginView } from "../../sign-in/login.view";
import { loginView, sentCode } from "../../sign-in/login-view.server";
import { codeFor } from "../../sign-in/request-code.server";
import { cartView } from "../../cart/view/cart-view.server";
import { useCountry } from "../../shared/web/context/city-frame";
import { usePage } from "../../shared/web/modal/page";
import { PageCard } from "../../shared/web/modal/PageCard";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { formAction } from "../../shared/web/form/form-action.server";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { BackLink } from "../../shared/ui/buttons/Links";
import { placeDraft } from "./confirm-by-code.server";
import { needsSignIn } from "./customer-and-place.server";
import { readDraft } from "./draft.server";

/** `sum`: empty if the cart could not be read. */
type CodePageView = LoginView & { sum: string };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (!needsSignIn(visit) || !sentCode(visit)) return visit.redirect(visit.path("checkout"));
  const [cart, view] = await Promise.all([cartView(visit), loginView(visit, { step: "code" })]);
  const here = { return_to: visit.path("checkout"), page: visit.path("checkout/code") };
  return visit.answer<CodePageView>({ ...view, ...here, sum: cart.total });
}

/** The right code signs in and places the order of the draft. */
export const action = formAction(async (visit, form) => {
  switch (loginIntents.take(form)?.name) {
    case "code": {
      const refused = await signInByCode(visit, form);
      return refused ? again(visit, refused) : visit.needed(placeDraft(visit));
    }
    case "resend": {
      const sent = sentCode(visit);
      const typed = typedValues(form);
      const { username: name } = await readDraft(visit);
      const refused = sent && (await codeFor(visit, { phone: sent.phone, name, typed }));
      if (!refused) return visit.redirect(visit.path("checkout/code"));
      return again(visit, { ...refused, typed: { ...typed, ...refused.typed } });
    }
    default:
      return visit.redirect(visit.path("checkout"));
  }
});

type Refused = {
  errors: Record<string, string>;
  typed?: Record<string, string>;
  status?: number;
  step?: "phone" | "code";
};

async function again(visit: Visit, { errors, typed, status, step }: Refused) {
  const { phone, form } = errors;
  if (!phone && step !== "phone") return rejectForm(visit, { errors, typed }, status);
  visit.setFlash({ tone: "danger", text: phone ?? form ?? "" });
  return visit.redirect(visit.path("checkout"));
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const handle: DocumentHandle = { hasCaptcha: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: (data as CodePageView | undefined)?.title }];

export default function CodePage() {
  const { t } = useTranslation(["account", "common"]);
  const { t: ofCheckout } = useTranslation("checkout");
  const context = useCountry();
  const { view, answer, errors, titleId, Back } = usePage<CodePageView>();
  // The note that some countries require beside the order button (Summary.tsx).
  const note = view.sum && ofCheckout("orderNote", { sum: view.sum, context });
  return (
    <div className={`wrap ${styles.page}`}>
      <FormErrors title={t("summary", { count: Object.keys(errors).length })} idOf={loginFieldId} />
      <BackLink as={Back} className="below-2">
        {t("common:back")}
      </BackLink>
      <PageCard>
        <h1 id={titleId} className={`dialog-title ${styles.title}`}>
          {t("codeTitle")}
        </h1>
        <CodeMessage view={view} />
        {note && <p className={styles.lead}>{note}</p>}
        {view.code && (
          <CodeStep
            view={view}
            code={view.code}
            errors={errors}
            typed={answer?.typed ?? {}}
            attempt={answer ?? view}
            submit={view.sum ? ofCheckout("order", { sum: view.sum }) : ofCheckout("submit")}
          />
        )}
      </PageCard>
    </div>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../../../server/guard/form";
import { returnTo } from "../../../../server/guard/safe-path";
import { asFailure, isMissing } from "../../../../server/upstream/failure";
import { openVisit } from "../../../../server/visitor/visit";
import { signInPath } from "../../../sign-in/sign-in-path.server";
import { usePage } from "../../../shared/web/modal/page";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { withRoom } from "../../../fulfilment/place/address/door-words.server";
import { Button } from "../../../shared/ui/buttons/Button";
import { noLinks } from "../../../shared/ui/messages/ErrorSummary";
import { classes } from "../../../shared/ui/styles/class-names";
import { customerOnlyWith, hasEnded, ofCustomer } from "../customer.server";
import styles from "../delete.module.css";
import type { DeleteAddressView } from "../profile.view";
import { readId } from "../../../../rules/digits";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  await customerOnlyWith(visit, "saved addresses");
  const id = addressId(args.params.address_id);
  const listed = visit.session && (await ofCustomer(visit, visit.upstream.addresses({})));
  const found = listed?.delivery_addresses.find((address) => address.id === id);
  if (listed && !found && !visit.formFailed) throw new Response(null, { status: 404 });
  if (!listed && !visit.formFailed) throw new Response(null, { status: 503 });
  return visit.answer<DeleteAddressView>({
    ...pageTitles(visit, visit.t("profile:addresses.removeTitle")),
    return_to: returnTo(args.request, visit.path("profile?tab=addresses")),
    address: found ? await withRoom(visit, found) : "",
  });
}

/** Removes the address. An address that is already gone counts as removed. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  await customerOnlyWith(visit, "saved addresses");
  const id = addressId(args.params.address_id);
  const back = returnTo(args.request, visit.path("profile?tab=addresses"));
  const known = visit.place.address?.id === id ? visit.place.address : undefined;
  try {
    const answer = await visit.upstream.addressRemove({ id });
    visit.flashNotification(answer);
  } catch (error) {
    const failure = asFailure(error);
    if (hasEnded(failure)) return visit.redirect(signInPath(visit));
    if (!isMissing(failure)) {
      const { errors, status } = failureWords(visit.t, failure);
      return rejectForm(visit, { errors: { form: errors.form ?? Object.values(errors)[0] ?? "" } }, status);
    }
  }
  if (known) {
    visit.setPlace({ address: undefined });
    visit.forgetCart();
  }
  visit.addFlash({ tone: "good", text: visit.t("profile:addresses.removed") });
  return visit.finish(form, back);
}

/** Throws a 404 Response unless the text is the id of a saved address. */
function addressId(text: string | undefined): number {
  const id = readId(text);
  if (id === undefined) throw new Response(null, { status: 404 });
  return id;
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function DeleteAddressPage() {
  const { t } = useTranslation("profile");
  const { view, sending, titleId, inModal, Form, Back } = usePage<DeleteAddressView>();
  return (
    <div className={inModal ? undefined : classes("wrap", styles.page)}>
      <PageCard bare={inModal}>
        <FormErrors title={t("addresses.removeFailed")} idOf={noLinks} />
        <h1 id={titleId} className={styles.title}>
          {t("addresses.removeTitle")}
        </h1>
        {view.address && <p>{t("addresses.removeText", { address: view.address })}</p>}
        <Form className="ways gaps-around above-3">
          <input type="hidden" name="sure" value="1" />
          <Button variant="danger" icon="trash-2" pending={sending}>
            {t("addresses.removeYes")}
          </Button>{" "}
          <Back className={`tap ${styles.keep}`}>{t("addresses.keep")}</Back>
        </Form>
      </PageCard>
    </div>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cleanAddress } from "../../rules/address";
import { returnTo } from "../../server/guard/safe-path";
import { asFailure } from "../../server/upstream/failure";
import { savedCarts, savedCartsCookie } from "../../server/visitor/saved-carts";
import { openVisit, type Visit } from "../../server/visitor/visit";
import { formAction } from "../shared/web/form/form-action.server";
import { FormSwitches } from "../shared/web/form/FormSwitches";
import { intentButton } from "../shared/web/form/intent";
import { usePage } from "../shared/web/modal/page";
import { PageCard } from "../shared/web/modal/PageCard";
import type { WithSavedForm } from "../shared/web/switches/saved-form";
import { Button } from "../shared/ui/buttons/Button";
import { Checkbox } from "../shared/ui/fields/Checkbox";
import styles from "./account.module.css";

type View = WithSavedForm & {
  title: string;
  return_to: string;
  path: string;
  /** Words for each thing that leaves the browser. */
  goes: string[];
  /** The names of the visitor's saved carts, if there are any. */
  baskets?: string;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (!visit.session) return visit.redirect(visit.path());
  const title = `${visit.t("account:signOutTitle")} · ${visit.settings.name}`;
  const baskets = (await savedCarts(visit)).map(({ name }) => name).join(", ");
  return visit.answer<View>({
    title,
    return_to: returnTo(args.request, visit.path()),
    path: visit.path("logout"),
    goes: await whatGoes(visit),
    ...(baskets && { baskets, saved_form: true }),
  });
}

/** The cart is the session's, and the address is in a personal cookie. Somebody else's basket stays. */
async function whatGoes(visit: Visit): Promise<string[]> {
  const { t, basket } = visit;
  const { address } = visit.place.address ?? {};
  return [
    ...(basket.isOwn ? await cartWords(visit) : []),
    ...(address ? [t("account:signOutAddress", { address: cleanAddress(address) })] : []),
    ...(basket.isOwn && basket.people ? [t("account:signOutGroup")] : []),
  ];
}

async function cartWords(visit: Visit): Promise<string[]> {
  try {
    const lines = Object.values((await visit.cart())?.products ?? {});
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    return count > 0 ? [visit.t("account:signOutCart", { dishes: visit.t("tracking:dishes", { count }) })] : [];
  } catch (error) {
    asFailure(error);
    return [visit.t("account:signOutSomeCart")];
  }
}

/** Deleting the session key signs out even during an outage (docs/specification/product.md#signing-in). */
export const action = formAction(async (visit, form) => {
  if (visit.session) {
    try {
      visit.flashNotification(await visit.upstream.logout({}));
    } catch (error) {
      asFailure(error);
    }
  }
  visit.forgetPerson();
  if (form.get("baskets")) visit.change(savedCartsCookie, undefined);
  return visit.finish(form, visit.path());
});

export { skipRevalidationForModals as shouldRevalidate } from "../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** ConfirmLogoutModal and its page. The document is loaded anew, so that nothing of the customer stays in memory. */
export default function LogoutPage() {
  const { t } = useTranslation("account");
  const { view, answer, titleId, inModal, Back } = usePage<View>();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      <PageCard bare={inModal}>
        <h1 id={titleId} className={`dialog-title ${styles.title}`}>
          {t("signOutTitle")}
        </h1>
        {view.goes.length > 0 && (
          <>
            <p>{t("signOutGoes")}</p>
            <ul className={styles.goes}>
              {view.goes.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.lead}>{t("signOutText")}</p>
        <Form method="post" action={view.path} reloadDocument>
          {view.baskets && (
            <Checkbox
              name="baskets"
              value="1"
              defaultChecked={answer?.typed?.baskets === "1"}
              label={t("signOutBaskets", { names: view.baskets })}
              className="above-1 below-4"
            />
          )}
          <div className={`ways ${styles.ways}`}>
            <Button {...intentButton("signOut")} icon="log-out">
              {t("signOut")}
            </Button>{" "}
            <Back className={`tap ${styles.stay}`}>{t("stay")}</Back>
          </div>
          {view.baskets && <FormSwitches />}
        </Form>
      </PageCard>
    </div>
  );
}

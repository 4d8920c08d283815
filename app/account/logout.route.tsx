import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { formData } from "../../server/guard/form";
import { returnTo } from "../../server/guard/safe-path";
import { asFailure } from "../../server/upstream/failure";
import { openVisit } from "../../server/visitor/visit";
import { usePage } from "../modal/page";
import { PageCard } from "../modal/PageCard";
import { Button, ButtonLink } from "../ui/buttons/Button";
import styles from "./account.module.css";

type View = { title: string; return_to: string };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (!visit.session) return visit.redirect(visit.path());
  const title = `${visit.t("account:signOutTitle")} · ${visit.settings.name}`;
  return visit.answer<View>({ title, return_to: returnTo(args.request, visit.path()) });
}

/** Deleting the session key signs out even during an outage (docs/specification/product.md#signing-in). */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  if (visit.session) {
    try {
      visit.flashNotification(await visit.upstream.logout({}));
    } catch (error) {
      asFailure(error);
    }
  }
  visit.forgetPerson();
  return visit.finish(form, visit.path());
}

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function LogoutPage() {
  const { t } = useTranslation("account");
  const { view, titleId, sending, Form } = usePage<View>();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCard>
        <h1 id={titleId} className={`dialog-title ${styles.title}`}>
          {t("signOutTitle")}
        </h1>
        <p className={styles.lead}>{t("signOutText")}</p>
        <div className={`ways ${styles.ways}`}>
          <ButtonLink to={view.return_to} variant="outline">
            {t("stay")}
          </ButtonLink>
          <Form>
            <Button icon="log-out" pending={sending}>
              {t("signOut")}
            </Button>
          </Form>
        </div>
      </PageCard>
    </div>
  );
}

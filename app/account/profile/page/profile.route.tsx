import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { typedValues } from "../../../../server/guard/form";
import { openVisit } from "../../../../server/visitor/visit";
import { usePage } from "../../../shared/web/modal/page";
import { formAction } from "../../../shared/web/form/form-action.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { classes } from "../../../shared/ui/styles/class-names";
import { Addresses } from "../addresses/Addresses";
import { Bonuses, WaysOut } from "../Aside";
import { customerOnly } from "../customer.server";
import { Orders } from "../orders/Orders";
import { Person } from "../person/Person";
import chips from "../../../shared/ui/buttons/Chips.module.css";
import frame from "../panel.module.css";
import styles from "../profile.module.css";
import { isOrdersPage, profileIntents, type ProfileView } from "../profile.view";
import { profileView } from "./profile-view.server";
import { askBeforeReplacing, repeatOrder } from "../orders/repeat-order.server";
import { orderNumber } from "../../../orders/tracking/own-order.server";
import { saveDoor } from "../addresses/save-door.server";
import { savePerson } from "../person/save-person.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const view = await profileView(visit);
  return visit.answer(view, contentOf(view) ? 200 : 503);
}

export const action = formAction(async (visit, form) => {
  await visit.city();
  const asked = profileIntents.take(form);
  // A rejected form keeps its values, even if its session has ended.
  const comesBack =
    asked !== undefined && !["repeat", "replace"].includes(asked.name) && visit.settings.customers.is_auth_enabled;
  if (!comesBack) await customerOnly(visit);
  switch (asked?.name) {
    case "person":
      return savePerson(visit, form);
    case "repeat":
      return (
        (await askBeforeReplacing(visit, String(orderNumber(asked.argument)))) ??
        repeatOrder(visit, form, asked.argument, "cart")
      );
    case "replace":
      return repeatOrder(visit, form, asked.argument, "cart");
    case "door":
      return saveDoor(visit, form, asked.argument);
    case undefined:
      return rejectForm(visit, { errors: { form: visit.t("common:formOld") }, typed: typedValues(form) }, 400);
  }
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

const contentOf = ({ person, orders, addresses }: ProfileView) => person ?? orders ?? addresses;

/** The customer's pages (docs/specification/product.md#profile-and-promotions): one URL, with a link for each tab. */
export default function ProfilePage() {
  const { t } = useTranslation("profile");
  const { view } = usePage<ProfileView>();
  return (
    <div className={classes("wrap", styles.page)}>
      <h1 className="above-1 below-4">{t("title")}</h1>
      <Tabs view={view} />
      <div className={styles.columns}>
        <Bonuses view={view} />
        <div className={styles.content}>{contentOf(view) ? <Content view={view} /> : <Down view={view} />}</div>
        <WaysOut view={view} />
      </div>
    </div>
  );
}

function Content({ view }: { view: ProfileView }) {
  const { person, addresses } = view;
  if (person) return <Person view={person} />;
  if (isOrdersPage(view)) return <Orders loaded={view} />;
  if (addresses) return <Addresses view={addresses} />;
  return null;
}

function Tabs({ view: { tabs } }: { view: ProfileView }) {
  const { t } = useTranslation("profile");
  return (
    <nav aria-label={t("tabs.label")} className={styles.tabs}>
      <ul className={chips.chips}>
        {tabs.map(({ tab, to, current }) => (
          <li key={tab}>
            <Link
              to={to}
              className={classes("edged", chips.chip, current && chips.current)}
              aria-current={current || undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Down({ view: { tabs, path, down } }: { view: ProfileView }) {
  const { t } = useTranslation(["profile", "common"]);
  const here = tabs.find(({ current }) => current)?.to ?? path;
  return (
    <div className={`box ${frame.panel}`}>
      <EmptyState
        icon="wifi-off"
        title={t("down")}
        action={
          <ButtonLink to={here} reloadDocument icon="refresh-cw">
            {t("common:errors.retry")}
          </ButtonLink>
        }
      >
        {down ?? t("downText")}
      </EmptyState>
    </div>
  );
}

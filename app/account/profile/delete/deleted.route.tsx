import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import { usePage } from "../../../shared/web/modal/page";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { classes } from "../../../shared/ui/styles/class-names";
import styles from "../delete.module.css";

type View = { title: string; menu: string };

/** The page after the account was deleted. Signed-in visitors are redirected to their profile. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  if (visit.session?.signed_in) return visit.redirect(visit.path("profile"));
  const title = `${visit.t("profile:deleted.title")} · ${visit.settings.name}`;
  return visit.answer<View>({ title, menu: visit.path() });
}

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function DeletedPage() {
  const { t } = useTranslation(["profile", "common"]);
  const { view } = usePage<View>();
  return (
    <div className={classes("wrap", styles.page)}>
      <PageCard>
        <h1 className={styles.title}>{t("deleted.title")}</h1>
        <p>{t("deleted.text")}</p>
        <p className="ways gaps-around above-3">
          <ButtonLink to={view.menu} icon="utensils">
            {t("common:errors.toMenu")}
          </ButtonLink>
        </p>
      </PageCard>
    </div>
  );
}

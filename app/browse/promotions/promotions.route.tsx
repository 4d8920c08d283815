import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { skipRevalidationForModals } from "../../shared/web/modal/revalidation";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { Notice } from "../../shared/ui/messages/Notice";
import { PromotionCard } from "./PromotionCard";
import styles from "./promotions.module.css";
import type { PromotionsView } from "./promotions.view";
import { promotionsView } from "./promotions-view.server";
import { useOpenedPromotion } from "./use-opened-promotion";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const view = await promotionsView(visit);
  // A lite page has no script that could open the promotion.
  if (view.without_scripts_to && visit.lite) return redirect(view.without_scripts_to);
  return visit.answer(view);
}

/** A change of the opened promotion needs no data, because the page has it. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  if (!formMethod && withoutAlias(currentUrl) === withoutAlias(nextUrl)) return currentUrl.href === nextUrl.href;
  return skipRevalidationForModals(change);
};

function withoutAlias(url: URL): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("alias");
  searchParams.delete("modal");
  return `${pathname}?${searchParams}`;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const view = data as PromotionsView | undefined;
  return view
    ? [
        { title: view.title },
        { name: "description", content: view.description },
        { tagName: "link", rel: "canonical", href: view.canonical },
      ]
    : [];
};

/**
 * The city's promotions (docs/specification/product.md#profile-and-promotions). "More" opens a promotion in its card on
 * phones, in a modal on larger screens, and on its own page without scripts.
 */
export default function Promotions() {
  const view = useLoaderData<unknown>() as PromotionsView;
  const { t } = useTranslation(["promotions", "common"]);
  const { opened, toggle } = useOpenedPromotion(view.requested);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="below-2">{t("title")}</h1>
      {view.gone && <Notice className="below-5">{t("gone.here")}</Notice>}
      {view.promotions.length > 0 ? (
        <>
          <p className="soft lead below-6">{t("lead")}</p>
          <CachedFragment name="promotions" of={[view.promotions, opened]}>
            <ul className={styles.cards}>
              {view.promotions.map((promotion) => (
                <PromotionCard
                  key={promotion.alias}
                  promotion={promotion}
                  isOpen={opened === promotion.alias}
                  onToggle={toggle}
                />
              ))}
            </ul>
          </CachedFragment>
        </>
      ) : (
        <EmptyState
          icon="ticket-percent"
          title={t("none.title")}
          action={
            <ButtonLink to=".." variant="soft">
              {t("common:errors.toMenu")}
            </ButtonLink>
          }
        >
          {t("none.text")}
        </EmptyState>
      )}
    </div>
  );
}

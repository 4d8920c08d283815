import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { wantsData } from "../../../server/guard/form";
import { formReturn } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { withProductAnchor } from "../../cart/lines/add-to-cart.server";
import { Card } from "../grid/Grid";
import "../grid/shelf/Hearts.module.css";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import shelf from "../grid/shelf/Shelf.module.css";
import { formAction } from "../../shared/web/form/form-action.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { cityPath } from "../../../rules/city-alias";
import { changeSavedCarts } from "./change-saved-carts.server";
import { changeFavourites } from "./change-favourites.server";
import styles from "./favourites.module.css";
import { savedCartIntents } from "./saved-cart-intents";
import { SavedCarts } from "./SavedCarts";
import { favouritesView, type FavouritesView } from "./favourites-view.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer<FavouritesView>(await favouritesView(visit));
}

/**
 * Handles the forms of saved carts, and hearts without scripts: redirects back to the dish or, after a failure, shows the reason on this page, where
 * favourites can be removed.
 */
export const action = formAction(async (visit, form): Promise<unknown> => {
  await visit.city();
  const intent = savedCartIntents.take(form);
  if (intent) return changeSavedCarts(visit, form, intent);
  if (wantsData(form)) return redirect(visit.path("favourites/data"), 307);
  const outcome = await changeFavourites(visit, form);
  if (!outcome.ok) return rejectForm(visit, { errors: { form: outcome.error } }, outcome.status);
  const { name, liked, product_key } = outcome;
  if (name)
    visit.addFlash({ tone: "good", text: visit.t(liked ? "favourites:liked" : "favourites:unliked", { name }) });
  return visit.finish(form, withProductAnchor(formReturn(visit.request, form, visit.path()), product_key));
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default function FavouritesPage() {
  const view = useLoaderData<unknown>() as FavouritesView;
  const { t } = useTranslation("favourites");
  const { t: c } = useTranslation("common");
  const city = useCityAlias();
  return (
    <div className={`wrap ${styles.page}`}>
      <FormErrors title={t("check")} />
      <h1 className="below-5">{t("name")}</h1>
      {view.kept && <SavedCarts kept={view.kept} />}
      {view.cards.length > 0 ? (
        <Form method="post" action={cityPath(city, "cart/add")} reloadDocument className={shelf.shelf}>
          <input type="hidden" name="return_to" value={cityPath(city, "favourites")} />
          <ul>
            {view.cards.map((card) => (
              <Card key={card.key} card={card} words={view.words} city={city} lite={view.lite} place={1} liked />
            ))}
          </ul>
        </Form>
      ) : (
        <EmptyState
          icon="heart"
          title={t("empty.title")}
          action={<ButtonLink to={cityPath(city)}>{c("errors.toMenu")}</ButtonLink>}
        >
          {t("empty.text")}
        </EmptyState>
      )}
    </div>
  );
}

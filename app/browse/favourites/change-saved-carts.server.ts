import { typedValues } from "../../../server/guard/form";
import { deleteSavedCart, savedCarts, renameSavedCart } from "../../../server/visitor/saved-carts";
import type { Visit } from "../../../server/visitor/visit";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import type { Intent } from "../../shared/web/form/intent";
import { readName } from "../usual/keep/saved-cart-name.server";
import { savedCartFieldId } from "./saved-cart-intents";

/** Renames or deletes a saved cart. A rejected name comes back in its field. */
export async function changeSavedCarts(visit: Visit, form: FormData, intent: Intent<"rename" | "delete">) {
  const { t } = visit;
  const id = intent.argument;
  const basket = (await savedCarts(visit)).find((one) => one.id === id);
  if (!basket) return rejectForm(visit, { errors: { form: t("favourites:saved.errors.gone") } }, 409);
  if (intent.name === "delete") {
    await deleteSavedCart(visit, id);
    visit.addFlash({ tone: "good", text: t("favourites:saved.deleted", { name: basket.name }) });
    return visit.finish(form, visit.path("favourites"));
  }
  const read = readName(visit, form);
  const { name: typed = "" } = typedValues(form);
  const again = (words: string) =>
    rejectForm(visit, { errors: { [savedCartFieldId(id)]: words }, typed: { id, name: typed } });
  if ("error" in read) return again(read.error);
  if (!(await renameSavedCart(visit, id, read.name))) return again(t("favourites:saved.errors.large"));
  visit.addFlash({ tone: "good", text: t("favourites:saved.renamed", { name: read.name }) });
  return visit.finish(form, visit.path("favourites"));
}

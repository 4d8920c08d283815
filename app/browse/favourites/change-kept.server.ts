import { typedValues } from "../../../server/guard/form";
import { deleteBasket, keptBaskets, renameBasket } from "../../../server/visitor/kept-baskets";
import type { Visit } from "../../../server/visitor/visit";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import type { Intent } from "../../shared/web/form/intent";
import { readName } from "../usual/keep/kept-name.server";
import { keptFieldId } from "./kept-intents";

/** Renames or deletes a kept basket. A rejected name comes back in its field. */
export async function changeKept(visit: Visit, form: FormData, intent: Intent<"rename" | "delete">) {
  const { t } = visit;
  const id = intent.argument;
  const basket = (await keptBaskets(visit)).find((one) => one.id === id);
  if (!basket) return rejectForm(visit, { errors: { form: t("favourites:kept.errors.gone") } }, 409);
  if (intent.name === "delete") {
    await deleteBasket(visit, id);
    visit.addFlash({ tone: "good", text: t("favourites:kept.deleted", { name: basket.name }) });
    return visit.finish(form, visit.path("favourites"));
  }
  const read = readName(visit, form);
  const { name: typed = "" } = typedValues(form);
  const again = (words: string) =>
    rejectForm(visit, { errors: { [keptFieldId(id)]: words }, typed: { id, name: typed } });
  if ("error" in read) return again(read.error);
  if (!(await renameBasket(visit, id, read.name))) return again(t("favourites:kept.errors.large"));
  visit.addFlash({ tone: "good", text: t("favourites:kept.renamed", { name: read.name }) });
  return visit.finish(form, visit.path("favourites"));
}

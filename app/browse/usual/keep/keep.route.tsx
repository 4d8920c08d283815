import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { typedValues } from "../../../../server/guard/form";
import { asFailure } from "../../../../server/upstream/failure";
import { saveNamedCart, MAX_SAVED_CARTS } from "../../../../server/visitor/saved-carts";
import { openVisit } from "../../../../server/visitor/visit";
import clear from "../../../cart/clear.module.css";
import { storedBasket } from "../../../cart/view/stored-basket.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { formAction } from "../../../shared/web/form/form-action.server";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { usePage } from "../../../shared/web/modal/page";
import { PageCard } from "../../../shared/web/modal/PageCard";
import { Button } from "../../../shared/ui/buttons/Button";
import { Field } from "../../../shared/ui/fields/Field";
import { nameConstraints, readName } from "./saved-cart-name.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  return visit.answer({
    ...pageTitles(visit, visit.t("favourites:saved.keep")),
    return_to: visit.path("cart"),
    constraints: nameConstraints,
    saved_form: true as const,
  });
}

/** Keeps the cart under a name. */
export const action = formAction(async (visit, form) => {
  const { t } = visit;
  await visit.city();
  const typed = typedValues(form);
  const read = readName(visit, form);
  if ("error" in read) return rejectForm(visit, { errors: { name: read.error }, typed });
  const { name } = read;
  try {
    const basket = await storedBasket(visit);
    if (!basket) return await rejectForm(visit, { errors: { form: t("favourites:saved.errors.empty") }, typed }, 409);
    const refused = await saveNamedCart(visit, name, basket);
    const words = {
      full: t("favourites:saved.errors.full", { max: MAX_SAVED_CARTS }),
      large: t("favourites:saved.errors.large"),
    };
    if (refused) return await rejectForm(visit, { errors: { form: words[refused] }, typed }, 409);
    visit.addFlash({ tone: "good", text: t("favourites:saved.done", { name }) });
    return await visit.finish(form, visit.path("cart"));
  } catch (error) {
    const { errors, status } = failureWords(t, asFailure(error));
    return rejectForm(visit, { errors: { form: errors.form ?? Object.values(errors)[0] ?? "" }, typed }, status);
  }
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

/** The form that names the basket. */
export default function KeepPage() {
  const { t } = useTranslation("favourites");
  const { view, answer, errors, sending, titleId, Form, Back } = usePage<{ constraints: typeof nameConstraints }>();
  return (
    <div className={`wrap ${clear.page}`}>
      <PageCard>
        <h1 id={titleId} className="dialog-title below-3">
          {t("saved.keep")}
        </h1>
        <FormErrors title={t("check")} />
        <p className="soft below-5">{t("saved.text")}</p>
        <Form noValidate className="stack">
          <Field
            {...view.constraints.name}
            name="name"
            label={t("saved.name")}
            hint={t("saved.example")}
            defaultValue={answer?.typed?.name}
            error={errors.name}
            autoComplete="off"
          />
          <Button wide pending={sending}>
            {t("saved.save")}
          </Button>{" "}
          <Back className={clear.back}>{t("saved.back")}</Back>
          <FormSwitches />
        </Form>
      </PageCard>
    </div>
  );
}

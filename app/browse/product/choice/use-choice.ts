import { useLocation, useNavigate } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCart } from "../../../cart/store/CartProvider";
import { usePage } from "../../../shared/web/modal/page";
import { withoutModals } from "../../../shared/web/modal/modals";
import { validCount } from "../../../../rules/counts";
import {
  choose,
  chosenCount,
  defaultSelection,
  lineKey,
  priceWithModifiers,
  selectionErrors,
  unchoose,
  type ChosenModifiers,
  type ModifierGroupLike,
  type ModifierLike,
} from "../../../../rules/modifiers";
import { besides } from "../besides";
import type { ProductView } from "../product.view";

const REMOVE = besides.button("remove").name;

type Typed = Record<string, string> | undefined;

export type ProductChoice = ReturnType<typeof useChoice>;

/**
 * The state of a product's form: chosen modifiers, count, price, and submission to the cart. `typed` are the values of
 * a rejected form.
 */
export function useChoice(view: ProductView, typed: Typed) {
  const { t } = useTranslation(["product", "menu"]);
  const { inModal } = usePage<ProductView>();
  const cart = useCart();
  const leave = useLeave(view.back, inModal);
  const [chosen, setChosen] = useState<ChosenModifiers>(() =>
    typed ? choiceOfForm(view, typed) : (view.line?.chosen ?? defaultSelection(view.modifiers)),
  );
  const [touched, setTouched] = useState<number | undefined>(() => validCount(typed?.count) || view.line?.count);
  const [held] = useState(() => heldBeside(view, typed));
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>();

  const before = view.line ? undefined : view.in_cart[lineKey(view.key, chosen)];
  const count = touched ?? before ?? view.sale_multiplicity;
  const one = priceWithModifiers(view.price, view.modifiers, chosen);

  /**
   * With scripts the product goes to the cart store. An invalid choice is submitted as a form, because only the server
   * has the error messages.
   */
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (view.line && submitter?.getAttribute("name") === REMOVE) return removeLine(view.line.key, event);
    if (selectionErrors(view.modifiers, chosen).length > 0) return setErrors(undefined);
    event.preventDefault();
    if (!sending) void (view.line ? saveLine(view.line.key) : addToCart());
  }

  async function saveLine(line_key: string) {
    setSending(true);
    setErrors(undefined);
    const problem = await cart.changeLine({ line_key, product_key: view.key, count, modifiers: chosen, held });
    setSending(false);
    if (problem === undefined) leave();
    else setErrors({ form: problem || t("notSaved") });
  }

  function removeLine(line_key: string, event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    cart.setLineCount(line_key, 0);
    leave();
  }

  async function addToCart() {
    setSending(true);
    setErrors(undefined);
    const chooses = view.modifiers.single.length + view.modifiers.groups.length > 0;
    const done = await cart.add(view.key, {
      count,
      modifiers: chooses ? chosen : undefined,
      sale_multiplicity: view.sale_multiplicity,
    });
    setSending(false);
    if (done) leave();
    else setErrors({ form: cart.shownProduct(view.key).message || t("notAdded") });
  }

  return {
    chosen,
    count,
    sending,
    errors,
    submit,
    leave,
    /** A cart line is changed: the opened one, or one with the same choice. */
    isChange: Boolean(view.line) || before !== undefined,
    /** Initial counts of the product's other lines, by line key. */
    held,
    /** The price of one with the choice, in minor units. */
    one,
    setCount: setTouched,
    pick: (modifier: ModifierLike, group?: ModifierGroupLike) => setChosen((now) => choose(now, modifier, group)),
    tick: (isTicked: boolean, modifier: ModifierLike, group?: ModifierGroupLike) =>
      setChosen((now) => {
        if (chosenCount(now, modifier.id) > 0 === isTicked) return now;
        return (isTicked ? choose : unchoose)(now, modifier, group);
      }),
    drop: (modifier: ModifierLike, group?: ModifierGroupLike) => setChosen((now) => unchoose(now, modifier, group)),
    setModifierCount: (modifier: ModifierLike, number: number) =>
      setChosen((now) => ({ ...now, [modifier.id]: number })),
  };
}

/**
 * After a rejected form the counts that it sent are used: the upstream may have done a part of the change, which must
 * not count twice.
 */
function heldBeside({ key, line, in_cart }: ProductView, typed: Typed): Record<string, number> {
  if (!line) return {};
  const own = lineKey(key, line.chosen);
  const counts = typed
    ? Object.entries(typed).flatMap(([name, count]) =>
        name.startsWith("held.") ? [[name.slice(5), +count] as const] : [],
      )
    : Object.entries(in_cart).filter(([line_key]) => line_key !== own);
  return Object.fromEntries(counts);
}

function useLeave(back: string, inModal: boolean) {
  const here = useLocation();
  const navigate = useNavigate();
  return () => {
    if (!inModal) navigate(back);
    else if ((here.state as { openedHere?: boolean } | null)?.openedHere) navigate(-1);
    else navigate(withoutModals(here), { replace: true, preventScrollReset: true });
  };
}

/** Reads the choice from the values of a rejected form. The field names are those of cart/add-to-cart.server.ts. */
function choiceOfForm({ modifiers: { single, groups } }: ProductView, typed: Record<string, string>): ChosenModifiers {
  let chosen: ChosenModifiers = {};
  for (const group of groups) {
    const radio = group.modifiers.find(({ id }) => id === typed[`modifier_group.${group.id}`]);
    if (radio) chosen = choose(chosen, radio, group);
  }
  for (const { id } of [...single, ...groups.flatMap(({ modifiers }) => modifiers)]) {
    const count = validCount(typed[`modifiers.${id}`]);
    if (count) chosen = { ...chosen, [id]: count };
  }
  return chosen;
}

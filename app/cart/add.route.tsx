import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { answerAdd } from "./add-to-cart.server";
import { CartPage } from "./CartPage";
import { cartPageView } from "./cart-page.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await cartPageView(visit, args.request));
}

/** Puts a product into the cart: what the menu's one form sends where no script does. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  return answerAdd(visit, await formData(args.request));
}

export { keepUnlessChanged as shouldRevalidate } from "../shell/revalidate";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }, { name: "robots", content: "noindex" }];

/** Seen only when it did not work: the cart as it is, with what is wrong and a way to try again. */
export default function AddRoute() {
  return <CartPage />;
}

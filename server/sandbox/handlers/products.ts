import { menuOf } from "../shop/menu";
import { paymentTypesOf } from "../shop/payment";
import { whereabouts } from "../shop/whereabouts";
import type { Handler } from "./handler";

export const products: Handler<"products"> = ({ request, world, language }) => menuOf(world, whereabouts(request), language);

export const paymentTypes: Handler<"paymentTypes"> = ({ request, language }) => ({
  payment_types: paymentTypesOf(whereabouts(request), language),
});

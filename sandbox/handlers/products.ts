import { menuOf } from "../shop/menu";
import { paymentTypesOf } from "../shop/payment";
import { relatedToGroups } from "../shop/related";
import { whereabouts } from "../shop/ordering-place";
import type { Handler } from "./handler";

export const products: Handler<"products"> = ({ request, world, language }) =>
  menuOf(world, whereabouts(request), language);

export const related: Handler<"relatedProducts"> = ({ request, world, language }) => ({
  related_products: relatedToGroups(world, request.product_groups_ids, whereabouts(request), language),
});

export const paymentTypes: Handler<"paymentTypes"> = ({ request, language }) => ({
  payment_types: paymentTypesOf(whereabouts(request), language),
});

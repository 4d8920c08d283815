import { menuOf } from "../shop/menu/menu";
import { paymentTypesOf } from "../shop/payment/payment-types";
import { relatedToGroups } from "../shop/menu/related";
import { orderingPlace } from "../shop/place/ordering-place";
import type { Handler } from "./handler";

export const products: Handler<"products"> = ({ request, world, language }) =>
  menuOf(world, orderingPlace(request), language);

export const relatedProducts: Handler<"relatedProducts"> = ({ request, world, language }) => ({
  related_products: relatedToGroups(world, request.product_groups_ids, orderingPlace(request), language),
});

export const paymentTypes: Handler<"paymentTypes"> = ({ request, language }) => ({
  payment_types: paymentTypesOf(orderingPlace(request), language),
});

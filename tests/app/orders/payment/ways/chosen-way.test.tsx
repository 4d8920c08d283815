import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PaymentView, PaymentWay } from "../../../../../app/orders/payment/payment.view";
import { ChosenWay } from "../../../../../app/orders/payment/ways/ChosenWay";
import { inShop } from "../../../../support/app/in-shop";

vi.mock("../../../../../app/shared/ui/buttons/Button", () => ({
  Button: ({ variant }: { variant?: string }) => <button data-look={variant} />,
}));

const way: PaymentWay = { alias: "cardOnline", name: "Card" } as PaymentWay;
const lookOfButton = (in_progress?: string) => {
  const view = { order: { total: "500 ₽" }, systems: [], in_progress } as unknown as PaymentView;
  const page = inShop(<ChosenWay view={view} way={way} attempt="a" />, { page: {} });
  return /data-look="([^"]*)"/.exec(renderToStaticMarkup(page))?.[1];
};

it("the way to the bank is the page's one main action, until a payment is under way: then that is", () => {
  expect([lookOfButton(), lookOfButton("/spb/order/payment/k/bank")]).toEqual(["main", "outline"]);
});

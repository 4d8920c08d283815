import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PaymentView, PaymentWay } from "../../../../app/payment/payment.view";
import { ChosenWay } from "../../../../app/payment/ways/ChosenWay";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("@remix-run/react", async (original) => ({ ...(await original<object>()), useSubmit: () => () => {} }));
vi.mock("../../../../app/ui/buttons/Button", () => ({
  Button: ({ variant }: { variant?: string }) => <button data-look={variant} />,
}));
vi.mock("../../../../app/modal/page", () => ({ usePage: () => ({ Form: (props: object) => <form {...props} /> }) }));

const way: PaymentWay = { alias: "cardOnline", name: "Card" } as PaymentWay;
const lookOfButton = (under_way?: string) => {
  const view = { order: { total: "500 ₽" }, systems: [], under_way } as unknown as PaymentView;
  return /data-look="([^"]*)"/.exec(renderToStaticMarkup(<ChosenWay view={view} way={way} attempt="a" />))?.[1];
};

it("the way to the bank is the page's one main action, until a payment is under way: then that is", () => {
  expect([lookOfButton(), lookOfButton("/spb/order/payment/k/bank")]).toEqual(["main", "outline"]);
});

import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Ways } from "../../../../app/payment/ways/Ways";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Form: (props: object) => <form {...props} />,
}));

const way = (alias: string) => ({ alias, name: alias, icon: "banknote" as const });

it("each way is sent where its form leads, also by browsers without formaction", () => {
  const html = renderToStaticMarkup(
    <Ways ways={[way("sbp")]} atDoor={[way("cash")]} isDoorOver={false} form="/spb/checkout" attempt="a" />,
  );
  const page = load(html);
  const sent = page("button")
    .toArray()
    .map((button) => [
      page(button).attr("value"),
      page(button).closest("form").attr("action"),
      page(button).closest("form").find("[name=attempt]").val(),
    ]);
  expect(sent).toEqual([
    ["way:sbp", undefined, "a"],
    ["door:cash", "/spb/checkout", "a"],
  ]);
  expect(html).not.toMatch(/formaction/i);
});

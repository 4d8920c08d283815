import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Ways } from "../../../../../app/orders/payment/ways/Ways";
import { sentBy } from "../../../../../rules/sent-fields";
import { inShop } from "../../../../support/app/in-shop";

const way = (alias: string) => ({ alias, name: alias, icon: "banknote" as const });

it("each way is sent where its form leads, also by browsers without formaction", () => {
  const html = renderToStaticMarkup(
    inShop(<Ways ways={[way("sbp")]} atDoor={[way("cash")]} isDoorOver={false} form="/spb/checkout" attempt="a" />),
  );
  const page = load(html);
  const sent = page("button")
    .toArray()
    .map((button) => [
      sentBy({ name: page(button).attr("name") ?? "" }, "intent"),
      page(button).closest("form").attr("action"),
      page(button).closest("form").find("[name=attempt]").val(),
    ]);
  expect(sent).toEqual([
    ["way:sbp", "/spb/", "a"],
    ["door:cash", "/spb/checkout", "a"],
  ]);
  expect(html).not.toMatch(/formaction/i);
});

it("says why nothing can be paid at the door, also if there is no other way", () => {
  for (const ways of [[], [way("sbp")]])
    expect(
      renderToStaticMarkup(inShop(<Ways ways={ways} atDoor={[]} isDoorOver attempt="a" />)),
      String(ways.length),
    ).toContain("You can no longer pay on delivery or collection");
});

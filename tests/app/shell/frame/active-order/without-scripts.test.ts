import { expect, it } from "vitest";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { wordsOf } from "../../../../support/app/words";
import { postToConsole } from "../../../../support/sandbox/visitor";

const t = wordsOf("en");
const running = runningShop();

it("an active order is on every page but the order form and its own, until it is over", async () => {
  const { visitor, path, numberOf } = await new Payer(running).stored("cash");
  const order = numberOf();
  const move = (alias: string) => postToConsole(running.sandbox, `orders/${order}/status`, { alias });
  await visitor.postUnseen("/spb/cart/add", { product_key: "philadelphia" });
  const lineOn = async (page: string) => {
    await visitor.open(page);
    expect([page, visitor.status]).toEqual([page, 200]);
    return visitor.line;
  };

  for (const page of ["/spb/", "/spb/cart", "/spb/promotions", "/spb/product/philadelphia"])
    expect(await lineOn(page), page).toContain(t("tracking:now.accepted"));
  const [, name = ""] = /<aside aria-label="([^"]*)"/.exec(visitor.html) ?? [];
  expect(name.replace("&nbsp;", "\u00a0")).toBe(t("tracking:number", { number: order }));
  expect(await lineOn("/spb/checkout")).toBe("");
  expect(visitor.heading).toBe(t("checkout:title"));

  // For half a minute pages show the state that the order's own page has shown.
  await move("cooking");
  expect(await lineOn(path)).toBe("");
  expect(await lineOn("/spb/")).toContain(t("tracking:now.cooking"));
  const [words = ""] = visitor.linksTo(path);
  await visitor.follow(words);
  expect([visitor.path, visitor.line]).toEqual([path, ""]);

  await move("done");
  await visitor.open(path);
  expect(await lineOn("/spb/")).toBe("");
});

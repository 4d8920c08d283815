import { expect, it } from "vitest";
import { isImpersonal } from "../../../server/visitor/impersonal";
import { cookies, personalCookies, type CookieName } from "../../../server/visitor/cookies";

const names = Object.keys(cookies) as CookieName[];
const setting = (...names: string[]) =>
  new Headers(names.map((name): [string, string] => ["Set-Cookie", `${name}=x; Path=/`]));

it.each(names)("a page of a visitor with the cookie %s", (name) => {
  const isOfNobody = !personalCookies.includes(name);
  expect(isImpersonal({ [name]: "x" }, new Headers())).toBe(isOfNobody);
  expect(isImpersonal({}, setting("city_alias", name))).toBe(isOfNobody);
  expect(isImpersonal({}, setting(`__Host-${name}`, "language"))).toBe(isOfNobody);
});

it("a page without cookies is nobody's", () => expect(isImpersonal({}, new Headers())).toBe(true));

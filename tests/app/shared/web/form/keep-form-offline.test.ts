import { afterEach, expect, it, vi } from "vitest";
import { keepFormOffline } from "../../../../../app/shared/web/form/keep-form-offline";
import { routeModules } from "../../../../support/app/whole-shop";

vi.mock("react-i18next", async (original) => ({
  ...(await original<object>()),
  getI18n: () => ({ t: (key: string) => key }),
}));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["without an answer may have arrived", true, new TypeError("Failed to fetch"), "common:failure.lost"],
  ["was not sent by a device without a network", false, new TypeError("Failed to fetch"), "common:failure.unreachable"],
  ["that a server fails at has an answer", true, new Response(null, { status: 502 }), "common:failure.broken"],
])("a form %s", async (_, onLine, error, words) => {
  vi.stubGlobal("navigator", { onLine });
  const serverAction = () => Promise.reject(error);
  const answer = await keepFormOffline()({ serverAction } as never);
  expect(answer).toMatchObject({ errors: { form: words } });
});

it("every page with an action keeps its form", async () => {
  const modules = await routeModules();
  const forgetful = [...modules].filter(
    ([, { action, default: Page, clientAction }]) => action && Page && !clientAction,
  );
  // Its form loads the document anew, so that nothing of the customer stays in memory.
  expect(forgetful.map(([id]) => id)).toEqual(["sign-in/logout.route"]);
});

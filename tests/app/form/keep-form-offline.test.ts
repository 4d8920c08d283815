import { afterEach, expect, it, vi } from "vitest";
import { keepFormOffline } from "../../../app/form/keep-form-offline";

vi.mock("react-i18next", () => ({ getI18n: () => ({ t: (key: string) => key }) }));
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

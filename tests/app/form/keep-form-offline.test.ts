import { afterEach, expect, it, vi } from "vitest";
import { keepFormOffline } from "../../../app/form/keep-form-offline";

vi.mock("react-i18next", () => ({ getI18n: () => ({ t: (key: string) => key }) }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["may have arrived", true, "common:failure.lost"],
  ["was not sent by a device without a network", false, "common:failure.unreachable"],
])("a form without an answer %s", async (_, onLine, words) => {
  vi.stubGlobal("navigator", { onLine });
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  const answer = await keepFormOffline()({ serverAction } as never);
  expect(answer).toMatchObject({ errors: { form: words } });
});

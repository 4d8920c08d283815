import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { environment } from "../../../../server/operate/environment";
import { reloadSettings } from "../../../../server/operate/settings";
import { honest, look, submit } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const folder = mkdtempSync(join(tmpdir(), "settings-"));

beforeAll(() => {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ customers: { is_auth_enabled: false } }));
  environment().SETTINGS_FILE = file;
  reloadSettings();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  environment().SETTINGS_FILE = undefined;
  reloadSettings();
});

test("a returning visitor of a shop without sign-in finds the form filled, but for the comment", async () => {
  const before = await readyToOrder({ session: { key: "abc" } });
  const form = {
    ...honest,
    phone: "+7 921 000-00-01",
    "delivery_address.floor": "3",
    "delivery_address.intercom": "12B",
    "delivery_address.description": "The left gate",
  };
  const { status, cookies } = await submit(form, { cookies: before });
  expect(status).toBe(303);
  const { contact, where, payment, typed } = (await look(cookiesAfter(before, cookies))).view;
  expect(contact.username).toBe("Anna");
  expect(contact.field?.value).toMatch(/921.*000.*00.*01/);
  expect(where.address).toMatchObject({
    room: "5",
    entrance: "2",
    floor: "3",
    intercom: "12B",
    description: "The left gate",
  });
  expect([payment.chosen, payment.is_known]).toEqual(["cash", true]);
  expect(typed).toEqual({ cash: "2000" });
});

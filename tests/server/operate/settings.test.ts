import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { brands } from "../../../brands";
import { readSettings } from "../../../server/operate/settings";

const { nori, mylavash } = brands;

describe("settings", () => {
  it.each(Object.entries(brands))("of %s are good as they ship", (_, own) => {
    expect(readSettings(own)).toEqual(own);
  });

  it("are changed in single fields, however deep, and lists as a whole", () => {
    const changed = readSettings(nori, {
      name: "Sushi",
      customers: { is_auth_enabled: false },
      default_language: "de",
      languages: ["de"],
      banknotes: { EUR: [5] },
    });
    expect(changed).toEqual({
      ...nori,
      name: "Sushi",
      customers: { ...nori.customers, is_auth_enabled: false },
      default_language: "de",
      languages: ["de"],
      banknotes: { ...nori.banknotes, EUR: [5] },
    });
  });

  it.each([
    [{ customers: { is_auth_enabled: "yes" } }, "customers.is_auth_enabled: true or false"],
    [{ customers: { notify_channels: ["pigeon"] } }, "customers.notify_channels.0: one of call, sms, vk"],
    [{ languages: [] }, "languages: at least 1"],
    [{ default_language: "fr" }, "default_language: one of ru, en, tr, uz, de, uk"],
    [{ languages: ["de", "en"], default_language: "ru" }, "default_language: one of languages (de, en)"],
    [{ emails: { feedback: "nobody" } }, "emails.feedback: an e-mail address"],
    [{ banknotes: { RUB: [0.5] } }, "banknotes.RUB.0: a whole number"],
    [{ cash_max: { RUB: 0 } }, "cash_max.RUB: at least 0"],
    [{ payment_schemes: ["javascript"] }, "payment_schemes.0: the scheme of an app such as bank100000000004"],
    [{ payment_schemes: ["https"] }, "payment_schemes.0: the scheme of an app such as bank100000000004"],
    [{ payment_schemes: ["bank1://"] }, "payment_schemes.0: the scheme of an app such as bank100000000004"],
    [{ links: { job: "javascript" } }, "links.job: an address such as https://shop.example/"],
    [
      { links: { privacy_policy: "data:text/html,x" } },
      "links.privacy_policy: an address such as https://shop.example/",
    ],
    [{ payment_origins: ["bank1://x"] }, "payment_origins.0: an address such as https://shop.example/"],
    [{ payment_origins: ["javascript:alert(1)"] }, "payment_origins.0: an address such as https://shop.example/"],
    [{ links: { job: "javascript:alert(1)" } }, "links.job: an address such as https://shop.example/"],
    [{ domain: "https://shop.example" }, "domain: a host name such as shop.example, without https:// and a path"],
    [{ name: null }, "name: a text"],
    [{ surprise: 1 }, "(the file): has no surprise"],
    [[], "(the file): an object"],
    ["text", "(the file): an object"],
  ])("with %j name the wrong field: %s", (over, line) => {
    expect(() => readSettings(nori, over)).toThrow(`The settings are wrong:\n  ${line}`);
  });

  it("name every wrong field", () => {
    expect(() => readSettings(nori, { name: 7, default_phone: null, show_lang_button: 1 })).toThrow(
      /name:.*\n.*show_lang_button:/,
    );
  });
});

describe("SETTINGS_FILE", () => {
  afterEach(() => vi.unstubAllEnvs());

  async function settingsWith(content: string | undefined, brand = "nori") {
    const file = join(mkdtempSync(join(tmpdir(), "settings-")), "settings.json");
    if (content !== undefined) writeFileSync(file, content);
    for (const [name, value] of Object.entries({
      UPSTREAM_URL: "http://u",
      SESSION_SECRET: "a secret for tests that is long enough",
      SETTINGS_FILE: file,
      BRAND: brand,
    }))
      vi.stubEnv(name, value);
    vi.resetModules();
    return { file, ...(await import("../../../server/operate/settings")) };
  }

  it("overrides the brand's own", async () => {
    const { settings } = await settingsWith('{"name":"Shawarma"}', "mylavash");
    expect(settings()).toMatchObject({ ...mylavash, name: "Shawarma" });
  });

  it.each([
    ["is not JSON", "{"],
    ["is missing", undefined],
  ])("is named when it %s", async (_, content) => {
    const { file, settings } = await settingsWith(content);
    expect(() => settings()).toThrow(file);
  });

  it("is read again on demand: a wrong one leaves the former settings, and names the field", async () => {
    const { file, settings, reloadSettings, settingsVersion } = await settingsWith('{"name":"First"}');
    expect([settings().name, settingsVersion()]).toEqual(["First", 0]);
    writeFileSync(file, '{"name":7}');
    expect(() => reloadSettings()).toThrow("name:");
    writeFileSync(file, "{");
    expect(() => reloadSettings()).toThrow(file);
    expect([settings().name, settingsVersion()]).toEqual(["First", 0]);
    writeFileSync(file, '{"name":"Second"}');
    reloadSettings();
    expect([settings().name, settingsVersion()]).toEqual(["Second", 1]);
  });
});

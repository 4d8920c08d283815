import { describe, expect, it } from "vitest";
import { translations } from "../../../server/words/translations";
import { wordsOf } from "../../support/app/words";

describe("the server's texts", () => {
  it("are looked up once for each namespace and key, as components ask for them", () => {
    const i18n = translations("de");
    const looked: unknown[] = [];
    const { t } = i18n;
    const lookUp = (...of: unknown[]) => {
      looked.push(of[0]);
      return (t as unknown as (...of: unknown[]) => string)(...of);
    };
    Object.assign(i18n, { t: lookUp });
    for (let page = 0; page < 3; page++) {
      expect(i18n.getFixedT(null, "menu")("add")).toBe(wordsOf("de")("menu:add"));
      expect(i18n.getFixedT(null, "cart")("title")).toBe(wordsOf("de")("cart:title"));
      expect(i18n.getFixedT(null, "cart")("menu:add" as "title")).toBe(wordsOf("de")("menu:add"));
    }
    expect(looked).toEqual(["add", "title", "menu:add"]);
    i18n.t = t;
  });

  it("have each visitor's own values in them", () => {
    const t = translations("en").getFixedT(null, "menu");
    const less = (name: string) => t("less", { name });
    expect([less("Roll"), less("Soup")]).toEqual(["Roll", "Soup"].map((name) => wordsOf("en")("menu:less", { name })));
  });

  it("keep no key that no file has", () => {
    const i18n = translations("uz");
    const t = i18n.getFixedT(null, "menu");
    expect(t("no.such.key" as "add")).toBe("no.such.key");
    i18n.addResource("uz", "menu", "no.such.key", "now it is there");
    expect(t("no.such.key" as "add")).toBe("now it is there");
  });
});

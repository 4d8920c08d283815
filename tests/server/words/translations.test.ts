import { expect, it } from "vitest";
import { languages } from "../../../rules/languages";
import { translations } from "../../../server/words/translations";
import { wordsOf } from "../../support/app/words";

it("the server's texts have each visitor's own values in them", () => {
  const t = translations("en").getFixedT(null, "menu");
  const less = (name: string) => t("less", { name });
  expect([less("Roll"), less("Soup")]).toEqual(["Roll", "Soup"].map((name) => wordsOf("en")("menu:less", { name })));
});

it("the server's texts without values are those of their language and namespace, also the second time", () => {
  for (let time = 0; time < 2; time++)
    for (const language of languages) {
      const words = wordsOf(language);
      const { t, getFixedT } = translations(language);
      expect([t("cart:title"), t("promotions:title"), t("cities")]).toEqual([
        words("cart:title"),
        words("promotions:title"),
        words("common:cities"),
      ]);
      expect((["cart", "promotions"] as const).map((namespace) => getFixedT(null, namespace)("title"))).toEqual([
        words("cart:title"),
        words("promotions:title"),
      ]);
      expect(getFixedT(null, ["cart", "promotions"])("promotions:lead")).toBe(words("promotions:lead"));
    }
});

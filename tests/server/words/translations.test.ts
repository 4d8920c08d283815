import { expect, it } from "vitest";
import { translations } from "../../../server/words/translations";
import { wordsOf } from "../../support/app/words";

it("the server's texts have each visitor's own values in them", () => {
  const t = translations("en").getFixedT(null, "menu");
  const less = (name: string) => t("less", { name });
  expect([less("Roll"), less("Soup")]).toEqual(["Roll", "Soup"].map((name) => wordsOf("en")("menu:less", { name })));
});

import { describe, expect, it } from "vitest";
import { otherLayouts } from "../../rules/keyboard-layouts";

describe("what was typed on the wrong keyboard", () => {
  it.each([
    ["abkf", "фила"],
    ["ABKF", "ФИЛА"],
    ["kjcjcm", "лосось"],
    [",jho", "борщ"],
    ["{fxfgehb", "Хачапури"],
    ["kfdfi c rehbwtq", "лаваш с курицей"],
    ["gs'yhf", "пієнра"],
    ["gbhjujd", "пирогов"],
    ["зршдфвудзршф", "philadelphia"],
    ["ыгырш", "sushi"],
    ["Дфсры", "Lachs"],
    ["дфрьфсгт", "lahmacun"],
    ["лфыфк", "kasar"],
  ])("%j may have meant %j", (typed, meant) => expect(otherLayouts(typed)).toContain(meant));

  it("reads the keys of German and Turkish keyboards by their own letters", () => {
    expect(otherLayouts("zxc")).toContain("нчс");
    expect(otherLayouts("ılkö")).toContain("шдлб");
    expect(otherLayouts("ячс")).toContain("yxc");
  });

  it.each(["", " ", "123", "!?", "寿司", "שלום"])("there is no other reading of %j", (text) =>
    expect(otherLayouts(text)).toEqual([]),
  );

  it("says each reading once", () => {
    const readings = otherLayouts("abkfltkmabz");
    expect(new Set(readings).size).toBe(readings.length);
  });
});

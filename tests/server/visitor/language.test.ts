import { visitArgs } from "../../support/app/route";
import { describe, expect, it } from "vitest";
import { openVisit } from "../../../server/visitor/visit";

const languageFor = async (headers: Record<string, string>, cookies?: string) =>
  (await openVisit(visitArgs("/spb/", { headers: { "accept-language": "", ...headers }, cookies }))).language;

describe("the language of a first visit", () => {
  it.each([
    ["de", "de"],
    ["de-AT", "de"],
    ["DE-at", "de"],
    ["uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7", "uk"],
    ["fr-FR,fr;q=0.9,tr;q=0.5", "tr"],
    ["en;q=0.1,uz;q=0.9", "uz"],
    ["uz-Latn-UZ", "uz"],
    ["fr", "en"],
    ["zh-CN,zh;q=0.9", "en"],
    ["ru;q=0", "en"],
    ["ru;q=0,de", "de"],
    ["*", "ru"],
    ["fr,*;q=0.5", "ru"],
    ["", "ru"],
    [",,;;q=", "en"],
    ["de;q=nonsense", "en"],
    ["../../etc/passwd", "en"],
    ["__proto__", "en"],
    ["<script>", "en"],
    ["xx,".repeat(400), "ru"],
  ])("%j is %s", async (wish, expected) => {
    expect(await languageFor({ "accept-language": wish })).toBe(expected);
  });

  it("is the deployment's own where nothing was wished for", async () => {
    const args = visitArgs("/spb/");
    args.request.headers.delete("accept-language");
    expect((await openVisit(args)).language).toBe("ru");
  });
});

describe("the language of a later visit", () => {
  it.each([
    ["language=uz", "uz"],
    ["language=fr", "de"],
    ["language=UZ", "de"],
    ["language=", "de"],
    ["language=__proto__", "de"],
    ["language=uz%00", "de"],
  ])("with the cookie %s and a German browser is %s", async (cookies, expected) => {
    expect(await languageFor({ "accept-language": "de" }, cookies)).toBe(expected);
  });
});

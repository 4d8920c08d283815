import { load } from "cheerio";
import { http, HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as files from "../../../../../app/shell/info/content-files.server";
import { languages } from "../../../../../rules/languages";
import { log } from "../../../../../server/operate/log";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { UPSTREAM } from "../../../../support/app/route";
import { wholeShop } from "../../../../support/app/whole-shop";
import { placeCalls } from "../../../../support/upstream/places";
import { upstream, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls);

const ID = "0b0f6a3e-trace-42";
const words = { en: "number", ru: "номер", de: "Nummer", uk: "номер", tr: "numarayı", uz: "raqamni" };

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});
beforeEach(forgetAnswers);

async function look(path: string, language = "en", headers: Record<string, string> = {}) {
  const response = await shop(path, { headers: { "accept-language": language, ...headers } }, { requestId: ID });
  return { status: response.status, page: load(await response.text()) };
}

describe("a page that could not be shown names its request, as the log does", () => {
  it.each(languages)("during an outage, in %s", async (language) => {
    upstream.use(http.all(`${UPSTREAM}/*`, () => HttpResponse.error()));
    const { status, page } = await look("/spb/about", language);
    expect(status).toBe(503);
    expect(page("main p:has(code)").text()).toMatch(new RegExp(`${words[language]}.*: ${ID}$`));
    expect(page("main code").text(), "whole and alone: a double click takes all of it").toBe(ID);
    expect(page("html").attr("data-request"), "for hydration").toBe(ID);
  });

  it("after a defect of ours", async () => {
    vi.spyOn(log, "error").mockImplementationOnce(() => {});
    vi.spyOn(files, "contentText").mockRejectedValueOnce(new TypeError("a defect"));
    const { status, page } = await look("/spb/about");
    expect(status).toBe(500);
    expect(page("main h1").text()).toBe("Something broke on our side");
    expect(page("main code").text()).toBe(ID);
  });

  it("in a lite page, too", async () => {
    upstream.use(http.all(`${UPSTREAM}/*`, () => HttpResponse.error()));
    expect((await look("/spb/about", "en", { "save-data": "on" })).page("main code").text()).toBe(ID);
  });

  it("not in a page that is there, or not found", async () => {
    for (const [path, expected] of [
      ["/spb/about", 200],
      ["/spb/no-such-page", 404],
    ] as const) {
      const { status, page } = await look(path);
      expect(status).toBe(expected);
      expect(page.html()).not.toContain(ID);
    }
  });
});

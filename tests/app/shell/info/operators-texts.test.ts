import "../../../support/app/route";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contentText, forgetTexts } from "../../../../app/shell/info/content-files.server";
import { fillHtml, fillText } from "../../../../app/shell/info/fill.server";
import { environment } from "../../../../server/operate/environment";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
beforeAll(() => {
  mkdirSync(join(folder, "shared/en/vacancies.md"), { recursive: true });
  writeFileSync(join(folder, "shared/en/about.md"), "# Ours\n\nWe are {{constructor}}.\n\nHello.\n");
  Object.assign(environment(), { CONTENT_FOLDER: folder });
  forgetTexts();
});
afterAll(() => {
  Object.assign(environment(), { CONTENT_FOLDER: undefined });
  forgetTexts();
});

const wanted = (page: string) => contentText({ page, language: "en", country: "", delivers: true });

it("a folder where a text is looked for is none: ours is shown", async () => {
  expect(JSON.stringify(await wanted("about"))).toContain("Ours");
  expect(await wanted("vacancies")).toBeDefined();
});

it("a placeholder named like what every object has is a fact that is not known", () => {
  expect(fillText("We are {{constructor}} {{city}}", { city: "here" })).toBe("We are here");
  expect(fillHtml("<p>We are {{toString}}.</p><p>Hello {{city}}.</p>", { city: "here" }, () => undefined)).toBe(
    "<p>Hello here.</p>",
  );
});

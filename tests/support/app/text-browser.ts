import { spawnSync } from "node:child_process";
import { load } from "cheerio";
import { isTag, isText, type AnyNode } from "domhandler";
import { hasProgram } from "../../../tools/prepare.mjs";

/** Whether there is a text browser to read with. */
export const canRead = hasProgram("w3m");

/** A document as w3m shows it: no style sheet, no script, no picture. Several spaces become one. */
export function readAsText(html: string): string {
  // Without the last option w3m names the files of pictures that have an empty text.
  const options = [
    "-dump",
    "-T",
    "text/html",
    "-I",
    "UTF-8",
    "-O",
    "UTF-8",
    "-cols",
    "160",
    "-o",
    "ignore_null_img_alt=0",
  ];
  const { stdout } = spawnSync("w3m", options, { input: html, encoding: "utf8" });
  return stdout
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Elements that begin a line where no style sheet is known. */
const blocks = new Set(
  (
    "address article aside blockquote body br dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 header hr " +
    "input legend li main nav ol option p pre search section select summary svg table td textarea th tr ul video"
  ).split(" "),
);

/** Pairs of neighbours in a line that run together where no style sheet keeps them apart: "Follow the orderTo the menu". */
export function wordsRunTogether(html: string): string[] {
  const found: string[] = [];
  let line = "";
  const read = (node: AnyNode) => {
    if (isText(node)) {
      if (/[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(node.data))
        found.push(`${line.slice(-20)}|${node.data.slice(0, 20)}`);
      if (node.data) line = node.data;
      return;
    }
    if (!isTag(node) || ["script", "style", "template"].includes(node.name)) return;
    const isBlock = blocks.has(node.name);
    if (isBlock) line = "";
    node.children.forEach(read);
    if (isBlock) line = "";
  };
  load(html, { scriptingEnabled: false })("body").toArray().forEach(read);
  return found;
}

import { spawnSync } from "node:child_process";
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

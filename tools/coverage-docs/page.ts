import type { Place, Row, Section } from "../../tests/coverage/rows";
import { sections } from "../../tests/coverage/sections";

/** docs/coverage.md. */
export function coveragePage(): string {
  return `<!-- Written by npm run coverage from tests/coverage: change it there. -->
# Coverage of the specification

For each path, query parameter, modal, call, setting, entity field, error and constant of the specification: the file that does it with a text to look for in it, and the test that shows it.
\`tests/architecture/coverage.test.ts\` holds this page to the code: every file and test has to contain what its row says, every list has to be whole, and constants have the values of the specification.
A row without a file says why. Departures name their [decision](decisions).

${sections.map(sectionText).join("\n")}`;
}

function sectionText({ title, intro, rows }: Section): string {
  return `## ${title}
${intro}

| what | done by | shown by | |
|---|---|---|---|
${rows.map(rowText).join("\n")}
`;
}

function rowText({ what, does, shown, note }: Row): string {
  return `| ${code(what)} | ${placeText(does)} | ${placeText(shown, "tests/")} | ${note ?? ""} |`;
}

function placeText(place: Place | undefined, within = ""): string {
  if (!place) return "";
  const { file, text } = place;
  const words = within ? text : code(text);
  return `[${file.replace(within, "")}](../${file}): ${words.replaceAll("|", "\\|")}`;
}

const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

import { HtmlValidate } from "html-validate";
import type { CrawledPage } from "./crawl";

/** html-validate's recommended rules, with those exceptions that the rule's own text calls a matter of style, or that HTML allows. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `maxLength`, `<br/>`, `checked=""`. All mean the same to a parser.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // A submit button and a text field are what they are without saying it, in every byte of the menu.
    "no-implicit-button-type": "off",
    "no-implicit-input-type": "off",
    // The phone's number does not wrap by its style.
    "tel-non-breaking": "off",
    // Fields are named as the forms of the contract: `modifiers.rice`. HTML allows any id without spaces.
    "valid-id": ["error", { relaxed: true }],
    // Several values of one name are how a form sends a list, and which button was pressed.
    "form-dup-name": "off",
    // HTML adds it by itself, and the chain's texts leave it out.
    "prefer-tbody": "off",
    // A list and a group may be named (WAI-ARIA 1.2 §5.2.8).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A button that cannot be pressed yet says why, and submits nothing (app/shared/ui/buttons/Button.tsx).
    "wcag/h32": "off",
    // The heading of a panel names its fieldset.
    "wcag/h71": "off",
    // Without scripts the order's page is renewed, and a link stops that (WCAG 2.2.1).
    "meta-refresh": "off",
  },
});

/** Ids as React makes them. HTML allows their colons; html-validate 9 reads them as selectors, and version 10 needs Node 20.19. */
const REACT_ID = /:(R[0-9a-z]+(?:H[0-9a-z]+)?):/g;

/** What is wrong with a document, by rule. */
export function htmlProblems(document: string): string[] {
  const html = document.replace(REACT_ID, "$1");
  const { results } = validator.validateStringSync(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const around = lines[line - 1]?.slice(Math.max(0, column - 40), column + 120);
      return `${ruleId}: ${message}: …${around}…`;
    }),
  );
}

/** What html-validate says of one page of each structure. */
export function structureFaults(pages: Iterable<CrawledPage>): string[] {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const { address, html, structures } of pages) {
    if (structures.every((one) => seen.has(one))) continue;
    structures.forEach((one) => seen.add(one));
    wrong.push(
      ...htmlProblems(html)
        .slice(0, 3)
        .map((problem) => `${address}: ${problem}`),
    );
  }
  return wrong;
}

import { tokenOf, type Scheme } from "../../brands/tokens";
import { environment } from "../operate/environment";

const marks = import.meta.glob<string>("../../brands/*/favicon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type RefusalColours = ReturnType<typeof coloursIn>;

/** The brand's mark as SVG and its colours, for pages that Remix does not render. */
export type RefusalLook = ReturnType<typeof refusalLook>;

export function refusalLook() {
  return {
    mark: marks[`../../brands/${environment().BRAND}/favicon.svg`] ?? "",
    light: coloursIn("light"),
    dark: coloursIn("dark"),
  };
}

function coloursIn(scheme: Scheme) {
  const colour = (role: string) => tokenOf(environment().BRAND, role, scheme);
  return {
    page: colour("page"),
    ink: colour("ink"),
    head: colour("head"),
    on_head: colour("on-head"),
    sunken: colour("sunken"),
    line: colour("line"),
    accent: colour("accent"),
    on_accent: colour("on-accent"),
    focus: colour("focus"),
    focus_on_dark: colour("focus-on-dark"),
  };
}

/** Rules without custom properties, because these pages have to work in browsers of any age. */
export const inBothSchemes = ({ light, dark }: RefusalLook, rules: (colours: RefusalColours) => string) =>
  `${rules(light)}
@media screen and (prefers-color-scheme:dark){
${rules(dark)}
}`;

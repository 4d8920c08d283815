import { tokenOf } from "../../brands/tokens";
import { environment } from "../operate/environment";

const marks = import.meta.glob<string>("../../brands/*/favicon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The brand's mark as SVG and its colours, for pages that Remix does not render. */
export type RefusalLook = ReturnType<typeof refusalLook>;

export function refusalLook() {
  const { BRAND } = environment();
  const colour = (role: string) => tokenOf(BRAND, role);
  return {
    mark: marks[`../../brands/${BRAND}/favicon.svg`] ?? "",
    page: colour("page"),
    ink: colour("ink"),
    head: colour("head"),
    on_head: colour("on-head"),
    accent: colour("accent"),
    on_accent: colour("on-accent"),
    focus: colour("focus"),
    focus_on_dark: colour("focus-on-dark"),
  };
}

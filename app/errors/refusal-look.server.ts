import { tokenOf } from "../../brands/tokens";
import { environment } from "../../server/operate/environment";
import type { RefusalLook } from "../../server/http/refuse";

const marks = import.meta.glob<string>("../../brands/*/favicon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The brand's mark and colours for the pages of the pipeline, which Remix does not render. */
export function refusalLook(): RefusalLook {
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

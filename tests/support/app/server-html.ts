import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { mayPrint } from "../console";

/** The server's HTML in a test that has a document, where components use layout effects and React warns of each. */
export function serverHtml(node: ReactNode): string {
  mayPrint(/^Warning: useLayoutEffect does nothing on the server/);
  return renderToString(node);
}

import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The attributes of the first such element, as the server sends them. */
export function attributes(element: ReactElement, tag: string): Record<string, string> {
  const found = new RegExp(`<${tag}\\b([^>]*)>`).exec(renderToStaticMarkup(element))?.[1];
  if (found === undefined) throw new Error(`No <${tag}> was rendered`);
  return Object.fromEntries(
    [...found.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

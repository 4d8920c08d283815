import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { load } from "cheerio";
import { createElement, Fragment } from "react";
import { renderToPipeableStream } from "react-dom/server";

const boolean = new Set([
  "async",
  "autofocus",
  "checked",
  "defer",
  "disabled",
  "hidden",
  "inert",
  "multiple",
  "novalidate",
  "open",
  "readonly",
  "required",
  "selected",
]);

/**
 * Renders the elements of a finished page by React alone, which is the least that rendering the page can cost. Scripts
 * are left out, because they are not part of the page.
 */
export function bare(html) {
  const tree = (nodes) => nodes.map((node, index) => element(node, index)).filter((child) => child !== undefined);
  const element = (node, key) => {
    if (node.type === "text") return node.data;
    if (node.type !== "tag" && node.type !== "style") return undefined;
    const props = { key };
    for (const [name, value] of Object.entries(node.attribs)) {
      if (/^on/.test(name)) continue;
      if (name === "style")
        props.style = Object.fromEntries(
          value
            .split(";")
            .filter(Boolean)
            .map((rule) => rule.split(/:(.*)/).map((part) => part.trim())),
        );
      else props[name === "class" ? "className" : name] = boolean.has(name) ? true : value;
    }
    const children = tree(node.children);
    return children.length ? createElement(node.name, props, ...children) : createElement(node.name, props);
  };
  const document = load(html, { scriptingEnabled: false }).root().get(0);
  const page = createElement(Fragment, null, ...tree(document.children));
  return () =>
    new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
        onShellError: reject,
      });
    });
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import postcss, { type ChildNode, type Declaration, type Root, type Rule } from "postcss";
import type { Plugin, Rollup } from "vite";
import { FRAME_STYLES, LATER_STYLES, OTHER_STYLES } from "../app/shared/web/hydration/first-window";
import { brandIds, type BrandId } from "../brands";

/**
 * Builds the styles for browsers without custom properties: one sheet per brand with all of the built CSS and the
 * brand's values in place of `var()` (docs/decisions/0012-fallbacks-for-old-browsers.md). app/document.server.tsx links
 * it.
 */
export function oldBrowserStyles(): Plugin {
  return {
    name: "old-browser-styles",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const css = builtSheets(bundle).join("\n");
        for (const brand of brandIds) {
          const fileName = `assets/old-browsers-${brand}-${stylesHash()}.css`;
          this.emitFile({ type: "asset", fileName, source: withoutCustomProperties(css, brand) });
        }
      },
    },
  };
}

/** The hash depends only on the sources, so that the browser's build and the server's agree on it. */
export function stylesHash(): string {
  const sheets = ["app", "brands"]
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)))
    .filter((file) => file.endsWith(".css"));
  const hash = createHash("sha256");
  for (const file of [...sheets.sort(), "tools/old-browser-styles.ts"]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}

/** All rules, in the order of pages. */
function builtSheets(bundle: Rollup.OutputBundle): string[] {
  const sheets = Object.values(bundle).filter((output) => output.type === "asset");
  return [FRAME_STYLES, LATER_STYLES, OTHER_STYLES].map((name) => {
    const sheet = sheets.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    return sheet ? Buffer.from(sheet.source).toString() : "";
  });
}

type Values = ReadonlyMap<string, string>;

/** The values of custom properties that apply only inside `scope` (a selector) or under `media`. */
type Context = { scope?: string; media?: string; values: Map<string, string> };

/** Replaces `var()` with values. If values differ by place or width, further rules follow. */
export function withoutCustomProperties(css: string, brand: BrandId): string {
  const root = postcss.parse(css);
  root.walkAtRules(/^(font-face|(-webkit-)?keyframes|charset)$/, (rule) => void rule.remove());
  const { page, contexts } = definitions(root, brand);
  const placed = new Map<ChildNode, ChildNode>();
  for (const rule of rulesOf(root)) {
    const variable = rule.nodes.filter((node) => node.type === "decl").filter(({ value }) => value.includes("var("));
    for (const context of contexts) {
      const values = new Map([...page, ...context.values]);
      const changed = variable.filter(({ value }) => namesIn(value, values).some((name) => context.values.has(name)));
      if (changed.length === 0 || context.scope === rule.selector) continue;
      placeAfter(
        rule,
        changed.map((declaration) => declaration.clone()),
        values,
        context,
        placed,
      );
    }
    const own = contexts.find(({ scope, media }) => scope === rule.selector && !media)?.values ?? [];
    const values = new Map([...page, ...own]);
    for (const declaration of variable) resolve(declaration, values);
  }
  for (const rule of rulesOf(root)) if (rule.nodes.length === 0) rule.remove();
  // All engines without custom properties support what Internet Explorer 9 does, for example rgba() in place of
  // #rrggbbaa.
  const code = Buffer.from(root.toString());
  return Buffer.from(
    transform({ filename: "old-browsers.css", code, minify: true, targets: { ie: 9 << 16 } }).code,
  ).toString();
}

/**
 * Removes the custom properties from the sheets and returns the values of the whole page, and those of single contexts.
 */
function definitions(root: Root, brand: BrandId): { page: Values; contexts: Context[] } {
  const contexts: Context[] = [{ values: new Map() }];
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    const media = mediaRule(rule)?.params;
    for (const selector of media && !media.includes("width") ? [] : rule.selectors) {
      const named = /^\[data-brand="?([\w-]+)"?\]$/.exec(selector)?.[1];
      if (named && named !== brand) continue;
      const scope = named || selector === ":root" ? undefined : selector;
      let context = contexts.find((other) => other.scope === scope && other.media === media);
      if (!context) contexts.push((context = { scope, media, values: new Map() }));
      context.values.set(declaration.prop, declaration.value);
    }
    declaration.remove();
  });
  const [page, ...others] = contexts;
  return { page: page?.values ?? new Map(), contexts: others };
}

function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

function mediaRule(rule: Rule) {
  const { parent } = rule;
  return parent?.type === "atrule" && parent.name === "media" ? parent : undefined;
}

/** Old engines do not support nested `@media`, so a rule inside one is followed by another with both conditions. */
function placeAfter(
  rule: Rule,
  declarations: Declaration[],
  values: Values,
  { scope, media }: Context,
  placed: Map<ChildNode, ChildNode>,
) {
  const selectors = scope ? rule.selectors.map((selector) => `${scope} ${selector}`) : rule.selectors;
  const variant = postcss.rule({ selectors, nodes: declarations });
  for (const declaration of declarations) resolve(declaration, values);
  const outer = media ? mediaRule(rule) : undefined;
  const both = outer
    ? postcss.list
        .comma(outer.params)
        .map((query) => `${query} and ${media}`)
        .join(", ")
    : media;
  const node = both ? postcss.atRule({ name: "media", params: both, nodes: [variant] }) : variant;
  const anchor = outer ?? rule;
  (placed.get(anchor) ?? anchor).after(node);
  placed.set(anchor, node);
}

const VARIABLE = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/** A declaration with a property that has no value here is removed. */
function resolve(declaration: Declaration, values: Values) {
  let missing = false;
  while (!missing && declaration.value.includes("var("))
    declaration.value = declaration.value.replace(VARIABLE, (_whole, name: string, fallback?: string) => {
      const value = values.get(name) ?? fallback;
      missing ||= value === undefined;
      return value ?? "";
    });
  if (missing) declaration.remove();
}

/** Returns every custom property that a value depends on. */
function namesIn(value: string, values: Values): string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = ""]) => [
    name,
    ...namesIn(values.get(name) ?? "", values),
  ]);
}

import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/**
 * The parts of Babel's nodes and paths that are read.
 * @typedef {{ type: string; name?: string; object?: Node; callee?: Node }} Node
 * @typedef {{ node: Node; parentPath: Path | null }} Path
 */

const isText = (/** @type {Path} */ { node }) => node.type === "StringLiteral" || node.type === "TemplateLiteral";

/**
 * Excludes texts that a test could only repeat. Log calls and their fields stay, because operators have alerts on them.
 */
const wording = {
  shouldIgnore(/** @type {Path} */ path) {
    const parent = path.parentPath?.node;
    if (!parent?.callee || !isText(path)) return undefined;
    const { type, callee } = parent;
    if (type === "CallExpression" && callee.type === "MemberExpression" && callee.object?.name === "log")
      return "the wording of a log line";
    if (type === "NewExpression" && /Error$/.test(callee.name ?? ""))
      return "the wording of an error that no visitor sees";
    if (type === "CallExpression" && callee.name === "limiter") return "a name: any will do that no other limit has";
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "wording", wording)];

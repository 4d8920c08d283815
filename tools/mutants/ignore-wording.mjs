import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral();
const isLog = ({ node: { callee } }) => callee.type === "MemberExpression" && callee.object.name === "log";

/**
 * Excludes texts that a test could only repeat. Log calls and their fields stay, because operators have alerts on them.
 */
const wording = {
  shouldIgnore(path) {
    if (!isText(path)) return undefined;
    const parent = path.parentPath;
    if (parent.isCallExpression() && isLog(parent)) return "the wording of a log line";
    if (parent.isNewExpression() && /Error$/.test(parent.node.callee.name))
      return "the wording of an error that no visitor sees";
    if (parent.isCallExpression() && parent.node.callee.name === "limiter")
      return "a name: any will do that no other limit has";
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "wording", wording)];

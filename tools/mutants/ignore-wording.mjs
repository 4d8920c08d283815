import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const isText = (path) => path.isStringLiteral() || path.isTemplateLiteral();
const isLog = ({ node: { callee } }) => callee.type === "MemberExpression" && callee.object.name === "log";

/**
 * Leaves out the wording of log lines and of errors that no visitor sees: a test that repeats a sentence finds no fault. That a line is
 * logged, and with which fields, is not left out: operators set alerts on them.
 */
const wording = {
  shouldIgnore(path) {
    if (!isText(path)) return undefined;
    const parent = path.parentPath;
    if (parent.isCallExpression() && isLog(parent)) return "the wording of a log line";
    if (parent.isNewExpression() && /Error$/.test(parent.node.callee.name)) return "the wording of an error";
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "wording", wording)];

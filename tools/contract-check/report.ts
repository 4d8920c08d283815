import type { Finding } from "./check";

/**
 * Formats the findings: calls that conform, calls that were not tried and the reason, and every deviation with its
 * path.
 */
export function report(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, outcome }) => {
    const head = name.padEnd(width);
    if (outcome.kind === "conforms") return [`${head}  conforms`];
    if (outcome.kind === "not tried") return [`${head}  not tried: ${outcome.reason}`];
    if (outcome.kind === "not offered") return [`${head}  not offered: ${outcome.feature}`];
    return outcome.deviations.map(
      ({ path, kind }, index) => `${index === 0 ? head : " ".repeat(width)}  DEVIATES  ${path}: ${kind}`,
    );
  });
  const count = (kind: Finding["outcome"]["kind"]) => findings.filter(({ outcome }) => outcome.kind === kind).length;
  return [
    ...lines,
    "",
    `${count("conforms")} conform, ${count("deviates")} deviate, ${count("not tried")} were not tried, ${count("not offered")} are not offered`,
  ].join("\n");
}

/** For CI: at least one call was tried, and all tried calls conform. */
export function isClean(findings: readonly Finding[]): boolean {
  return (
    findings.some(({ outcome }) => outcome.kind === "conforms") &&
    findings.every(({ outcome }) => outcome.kind !== "deviates")
  );
}

import { writeFileSync } from "node:fs";
import path from "node:path";
import { emptyOutcome } from "./summary.mjs";

/** A Vitest reporter that writes the outcome (summary.mjs) of all tests into test-results/vitest.json. */
export default class OutcomeReporter {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly { message: string }[]} errors
   */
  onTestRunEnd(modules, errors) {
    const outcome = emptyOutcome();
    for (const module of modules) {
      const file = path.relative(process.cwd(), module.moduleId);
      /** @type {import("./summary.mjs").Failure[]} */
      const fails = [];
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === "passed") outcome.passed++;
        if (state === "skipped") outcome.skipped++;
        if (state === "failed") fails.push({ test: `${file} › ${test.fullName}`, why: errors?.[0]?.message });
      }
      // A failing file or hook is not one of its tests.
      const [error] = module.errors();
      if (error || (module.state() === "failed" && fails.length === 0)) fails.push({ test: file, why: error?.message });
      outcome.failed.push(...fails);
    }
    for (const error of errors) outcome.failed.push({ test: "outside of all tests", why: error.message });
    writeFileSync("test-results/vitest.json", JSON.stringify(outcome));
  }
}

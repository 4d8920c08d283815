import { writeFileSync } from "node:fs";
import path from "node:path";

/** A Vitest reporter that writes the outcome (summary.mjs) of all tests into test-results/vitest.json. */
export default class Outcome {
  onTestRunEnd(modules, errors) {
    const outcome = { passed: 0, skipped: 0, failed: [], repeated: [] };
    const count = (file, tests, fails) => {
      for (const test of tests) {
        const { state, errors } = test.result();
        const named = `${file} › ${test.fullName}`;
        if (state === "passed") outcome.passed++;
        if (state === "skipped") outcome.skipped++;
        if (state === "failed") fails.push({ test: named, why: errors?.[0]?.message });
        if (state === "passed" && test.diagnostic()?.flaky) outcome.repeated.push(named);
      }
    };
    for (const module of modules) {
      const file = path.relative(process.cwd(), module.moduleId);
      const fails = [];
      count(file, module.children.allTests(), fails);
      // A failing file or hook is not one of its tests.
      const [error] = module.errors();
      if (error || (module.state() === "failed" && fails.length === 0)) fails.push({ test: file, why: error?.message });
      outcome.failed.push(...fails);
    }
    for (const error of errors) outcome.failed.push({ test: "outside of all tests", why: error.message });
    writeFileSync("test-results/vitest.json", JSON.stringify(outcome));
  }
}

import { afterEach, describe, expect, it, vi } from "vitest";
import { detected, matrix } from "../../tools/mutants/matrix.mjs";
import mutantsConfig from "../../tools/mutants/vitest.config";

afterEach(() => void vi.unstubAllEnvs());

it("a changed part of the code is tried with that part's own tests, and no others", async () => {
  vi.stubEnv("MUTANTS_TESTS", JSON.stringify({ include: ["tests/rules/**"], isolate: false }));
  const config = await mutantsConfig({ command: "serve", mode: "test" });
  expect(config.test?.projects).toBeUndefined();
  expect(config.test).toMatchObject({ include: ["tests/rules/**"], isolate: false });
});

describe("the matrix of mutants and tests", () => {
  const mutant = (line: number, status: string, killedBy?: string[]) => ({
    id: String(line),
    mutatorName: "BooleanLiteral",
    replacement: "tr\n  ue",
    status,
    killedBy,
    location: { start: { line, column: 7 } },
  });
  const report = {
    files: {
      "rules/b.ts": { mutants: [mutant(10, "Killed", ["1", "2"]), mutant(9, "Killed", ["2"]), mutant(11, "Survived")] },
      "rules/a.ts": { mutants: [mutant(1, "Timeout"), mutant(2, "NoCoverage")] },
    },
    testFiles: { "tests/b.test.ts": { tests: ["1", "2", "3"].map((id) => ({ id, name: `test ${id}` })) } },
  };

  it("says what each test kills, alone and at all, and which tests are enough", () => {
    const name = (id: number) => `tests/b.test.ts: test ${id}`;
    expect(matrix(report)).toEqual({
      killed: 2,
      tests: [
        { name: name(3), all: 0, alone: 0 },
        { name: name(1), all: 1, alone: 0 },
        { name: name(2), all: 2, alone: 1 },
      ],
      enough: [name(2)],
    });
  });

  it("lists what is detected in the sequence of the code", () => {
    expect(detected(report)).toBe(
      ["rules/a.ts:1:7", "rules/b.ts:9:7", "rules/b.ts:10:7"].map((at) => `${at} BooleanLiteral tr ue\n`).join(""),
    );
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { sandboxForFile, postToConsole } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();

async function run(...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "tools/contract-check/main.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { said, complained, status: status as number };
}

it("the command exits with 0 when everything conforms, and reads the code from the sandbox's console", async () => {
  const { said, status } = await run(sandbox.url, "--write", "--phone", "+7 912 000-66-00", "--city", "spb");
  expect(said).toMatch(/^checkVerificationCode +conforms$/m);
  expect(said).toMatch(/^orderCancel +conforms$/m);
  expect(said).toMatch(/ 0 deviate/);
  expect(status).toBe(0);
});

it("the command exits with 1 when something deviates", async () => {
  await postToConsole(sandbox, "faults", { shops: { body: "wrong" } });
  const { said, status } = await run(sandbox.url);
  expect(said).toMatch(/^shops +DEVIATES +\(answer\): expected object, got array$/m);
  expect(status).toBe(1);
});

it("the command exits with 2 and prints its usage when it cannot run", async () => {
  expect(await run()).toMatchObject({
    status: 2,
    complained: expect.stringContaining("npm run contract:check -- URL") as unknown,
  });
  expect((await run(sandbox.url, "--all")).status).toBe(2);
});

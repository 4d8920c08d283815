// npm run contract:check -- URL: checks a real upstream against the contract. Exit code 0: conforms, 1: deviations, 2:
// could not run.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { checkContract } from "./check";
import { isClean, report } from "./report";

const usage = `npm run contract:check -- URL [options]
  --write           also calls that change something: fills a cart, orders for a free time, cancels
  --phone NUMBER    signs in with it (with --write); the code is taken from a sandbox, or asked for here
  --code CODE       the code, where it is known beforehand
  --promocode CODE  one that is valid there; without it one is made up, and may be refused
  --city ALIAS      the city to be in; the first one where it is not said
  --remove          ends with removing the customer instead of logging out
  --language CODE   of the answers; en where it is not said`;

const options = {
  write: { type: "boolean" },
  remove: { type: "boolean" },
  phone: { type: "string" },
  code: { type: "string" },
  promocode: { type: "string" },
  city: { type: "string" },
  language: { type: "string" },
  help: { type: "boolean" },
} as const;

function exitWith(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [url] = positionals;
    if (values.help || positionals.length !== 1 || !url || !URL.canParse(url)) return exitWith(usage);
    return { ...values, url };
  } catch (error) {
    return exitWith(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/**
 * Returns the code that was sent to a phone: the given one, the one on a sandbox's console, or one that is typed here.
 */
async function codeFor(url: string, phone: string, known: string | undefined): Promise<string | undefined> {
  if (known) return known;
  const outbox = await fetch(`${url.replace(/\/$/, "")}/console/outbox.json`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  const sent = Array.isArray(outbox)
    ? (outbox as { phone: string; code: string }[]).find((one) => one.phone === phone)
    : undefined;
  if (sent || !process.stdin.isTTY) return sent?.code;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`The code that was sent to ${phone}: `);
  terminal.close();
  return typed.trim() || undefined;
}

const { url, code, phone, ...rest } = readArguments();
const findings = await checkContract({
  ...rest,
  url,
  phone: phone?.replace(/\D/g, ""),
  code: (digits) => codeFor(url, digits, code),
});
process.stdout.write(`${report(findings)}\n`);
process.exitCode = isClean(findings) ? 0 : 1;

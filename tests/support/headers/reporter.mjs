import { forgetAnswers, largestAnswer, MAX_HEADER_BYTES } from "./largest.mjs";

/** Prints which answer of the journeys had the largest headers, and fails the run if a proxy might refuse it. */
export default class LargestHeaders {
  hasRun = false;

  constructor() {
    forgetAnswers();
  }

  printsToStdio() {
    return false;
  }

  /** @param {unknown} _test @param {{ status: string }} result */
  onTestEnd(_test, { status }) {
    this.hasRun ||= status !== "skipped";
  }

  /** @returns {{ status: "failed" } | undefined} */
  onEnd() {
    if (!this.hasRun) return undefined;
    const largest = largestAnswer();
    process.stdout.write(`\nThe largest headers of an answer: ${largest ? inWords(largest) : "none were recorded"}\n`);
    if (largest && largest.bytes < MAX_HEADER_BYTES) return undefined;
    process.stdout.write(`Each answer has to have some, and less than ${MAX_HEADER_BYTES} bytes.\n`);
    return { status: "failed" };
  }
}

function inWords(/** @type {import("./largest.mjs").Answer} */ { bytes, request, status, cookies }) {
  const parts = Object.entries(cookies).map(([name, size]) => `${name} ${size}`);
  return `${bytes} bytes, ${request}: ${status}${parts.length > 0 ? `, with the cookies ${parts.join(", ")}` : ""}`;
}

import { vi } from "vitest";
import { watchConsole } from "./console";

watchConsole();

/** Vitest gives up after a second, in which a slow machine may do nothing at all. */
const PATIENCE = 60_000;

type Options = Parameters<typeof vi.waitFor>[1];

const patient = (options: Options) => (typeof options === "number" ? options : { timeout: PATIENCE, ...options });

const { waitFor, waitUntil } = vi;

// Files that share their modules share `vi`, too.
if (waitFor.name !== "patientWaitFor") {
  vi.waitFor = function patientWaitFor(callback, options) {
    return waitFor(callback, patient(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
}

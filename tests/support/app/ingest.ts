import { onTestFinished } from "vitest";
import { ingestServer } from "./ingest-server";

/** A stand-in for Sentry's ingest, until the test is over. */
export async function startIngest() {
  const ingest = await ingestServer();
  onTestFinished(() => void ingest.close());
  return ingest;
}

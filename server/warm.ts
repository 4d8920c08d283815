import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { warmPictures } from "./http/warm-pictures";

/**
 * The program that fills the picture store after a start and then ends. `main.ts` starts it and stops it at its own
 * end. It runs in a process of its own, because encoding takes 100 MB that a process does not release, and the whole
 * budget of the shop is 120 MB.
 */
export async function warm(build: ServerBuild) {
  process.on("disconnect", () => process.exit(0));
  const handle = createRequestHandler(build, "production");
  await warmPictures((path, headers) => handle(new Request(new URL(path, "http://localhost"), { headers }), {}));
  process.exit(0);
}

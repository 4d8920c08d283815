import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { warmPictures } from "./http/warm-pictures";

/**
 * The program that fills the picture store after a start and then ends. `main.ts` starts it and ends it with itself. It calls the shop's build
 * inside this process: encoding takes 100 MB that a process does not give back, and the shop's whole budget is 120 MB.
 */
export async function warm(build: ServerBuild) {
  process.on("disconnect", () => process.exit(0));
  const handle = createRequestHandler(build, "production");
  await warmPictures((path, headers) => handle(new Request(new URL(path, "http://localhost"), { headers }), {}));
  process.exit(0);
}

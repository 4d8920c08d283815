import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { warmPictures } from "./http/warm-pictures";

/**
 * A program beside the shop that fills the store of pictures after a start, and ends. It asks the shop's own build in this process: encoding takes
 * 100 MB that a process does not give back (109 MB idle became 211), and the shop has 120. `main.ts` starts it, and it goes with that.
 */
async function main() {
  process.on("disconnect", () => process.exit(0));
  const build = (await import(new URL("./server/index.js", import.meta.url).href)) as ServerBuild;
  const answer = createRequestHandler(build, "production");
  await warmPictures((path, Accept) =>
    answer(new Request(new URL(path, "http://localhost"), { headers: { Accept } }), {}),
  );
  process.exit(0);
}

void main();

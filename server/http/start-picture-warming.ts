import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { log } from "../operate/log";

/** Starts the program that fills the picture store at the lowest priority, because pages come first. */
export function startPictureWarming(program: URL): ChildProcess {
  // glibc gives each thread a memory arena. With a single one the process takes 145 MB instead of 215.
  const child = fork(program, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
  });
  child.on("error", (error) =>
    log.warn({ err: error }, "picture warming did not start; each picture is made on request"),
  );
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    log.warn({ err: error }, "picture warming runs at normal priority");
  }
  child.unref();
  child.channel?.unref();
  return child;
}

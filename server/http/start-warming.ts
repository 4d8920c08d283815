import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { log } from "../operate/log";

/** Starts the program that fills the store of pictures, behind everything else that wants the machine; its threads inherit that from their first moment. */
export function startWarming(program: URL): ChildProcess {
  // One arena: with one for each thread, pictures of a moment ago hold half as much again (215 MB against 145).
  const child = fork(program, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
  });
  child.on("error", (error) => log.warn({ err: error }, "pictures are made when they are asked for"));
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    log.warn({ err: error }, "pictures are made at full priority");
  }
  child.unref();
  child.channel?.unref();
  return child;
}

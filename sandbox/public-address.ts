import type { Request } from "express";
import type { World } from "./world";

/** A world's address for people, `mounted` being its part of the path: the one that the deployment says, or else the one that was asked. */
export function baseOf({ publicUrl }: World, request: Request, mounted = request.baseUrl): string {
  return (publicUrl ?? `${request.protocol}://${request.get("host") ?? "localhost"}`) + mounted;
}

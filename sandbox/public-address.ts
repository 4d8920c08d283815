import type { Request } from "express";
import type { World } from "./world";

/**
 * A world's address as browsers see it: the configured public URL, or else the requested host. `mounted` is the world's
 * part of the path.
 */
export function baseOf({ publicUrl }: World, request: Request, mounted = request.baseUrl): string {
  return (publicUrl ?? `${request.protocol}://${request.get("host") ?? "localhost"}`) + mounted;
}

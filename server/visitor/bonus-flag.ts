import { parseCookie } from "cookie";
import { settings } from "../operate/settings";
import { MAX_HEADER_BYTES } from "./cookie-header";

/**
 * Whether a browser with these cookies takes part in the bonus programme (docs/specification/behaviour.md#bonuses). The
 * cookie of the setting `bonus.flag_cookie` is not the shop's own, so its name has no prefix.
 */
export function hasBonusFlag(header: string | null | undefined): boolean {
  const { flag_cookie } = settings().bonus;
  if (!flag_cookie) return true;
  const value = header && header.length <= MAX_HEADER_BYTES ? parseCookie(header)[flag_cookie] : undefined;
  return Boolean(value) && !["0", "false"].includes(value?.toLowerCase() ?? "");
}

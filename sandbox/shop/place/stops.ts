import type { NotifyChannel } from "../../../contract/person";
import type { SeedCity, SeedShop } from "../../seed/geography/schema";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { StopKind, StopType } from "../../store/stops";
import type { World } from "../../world";

export const signInSwitches = [
  "anonymous_orders",
  "no_captcha",
  "no_captcha_sms",
  "call",
  "sms",
  "vk",
] as const satisfies readonly (NotifyChannel | "anonymous_orders" | "no_captcha" | "no_captcha_sms")[];
export type SignInSwitch = (typeof signInSwitches)[number];

export function productType(world: World, { key, type }: SeedProduct): NonNullable<SeedProduct["type"]> | "default" {
  return overrideOf(world, "product", key) ?? type ?? "default";
}

export function isStoppedShop(world: World, { id, type }: SeedShop): boolean {
  return (overrideOf(world, "shop", String(id)) ?? type) === "stop";
}

export function isStoppedCity(world: World, { alias }: SeedCity): boolean {
  return overrideOf(world, "city", alias) === "stop";
}

/**
 * Whether a sign-in channel works, codes are sent without a captcha, or orders are accepted without signing in
 * (`customers.is_auth_enabled` of the shop's settings).
 */
export function allows(world: World, name: SignInSwitch): boolean {
  const seeded: StopType = isRefusedAtFirst(world, name) ? "stop" : "default";
  return (overrideOf(world, "sign_in", name) ?? seeded) === "default";
}

function isRefusedAtFirst({ anonymousOrders, captcha }: World, name: SignInSwitch): boolean {
  if (name === "anonymous_orders") return !anonymousOrders;
  if (name === "no_captcha_sms") return captcha === "sms";
  return name === "no_captcha" && captcha === "all";
}

/** Whether a code by this channel, or by any, needs a captcha. */
export function needsCaptcha(world: World, channel?: NotifyChannel): boolean {
  if (!allows(world, "no_captcha")) return true;
  return (channel === undefined || channel === "sms") && !allows(world, "no_captcha_sms");
}

/** The console's setting; undefined means as in the seed. */
function overrideOf(world: World, kind: StopKind, id: string): StopType | undefined {
  return world.store.stops.all(kind).get(id);
}

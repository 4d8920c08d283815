import { createBankFaults, type BankFaults } from "./bank-faults";
import { createCaptchaVerdicts, type CaptchaMode, type CaptchaVerdicts } from "./captcha";
import { createClock, type Clock } from "./clock";
import { createFaults, type Faults } from "./faults";
import type { Brand } from "./seed/catalogues";
import { createRequestLog, type RequestLog } from "./requests";
import { openStore, type Store } from "./store";

/**
 * The speed of the kitchen. "demo": any order takes about four minutes, regardless of the chosen time. A number divides
 * the city's minutes.
 */
export type Pace = "demo" | number;

/**
 * The content of banners and promotions: the chain's own, the same without the banners that open by themselves, or
 * attacks.
 */
type Content = "usual" | "quiet" | "hostile";

/** A world: one independent sandbox with its own data, clock and faults. */
export interface World {
  brand: Brand;
  pace: Pace;
  /** Whether orders are accepted without signing in, unless the console sets it. */
  anonymousOrders: boolean;
  /** Whether orders earn points. The brand's settings announce that they do not for now. */
  earnsPoints: boolean;
  /** The sign-in codes that need a captcha, unless the console sets it. */
  captcha: CaptchaMode;
  captchaVerdicts: CaptchaVerdicts;
  /** Without a trailing slash. */
  publicUrl?: string;
  /** Whether browsers reach the bank's pages at the shop's own address, where `/bank/` leads to the sandbox. */
  bankAtShop: boolean;
  /** This machine's name or address in its network, for a shop that was opened at localhost. */
  networkHost?: string;
  content: Content;
  clock: Clock;
  store: Store;
  faults: Faults;
  bankFaults: BankFaults;
  requests: RequestLog;
}

export interface WorldOptions {
  brand: Brand;
  data: string;
  pace?: Pace;
  anonymousOrders?: boolean;
  earnsPoints?: boolean;
  captcha?: CaptchaMode;
  publicUrl?: string;
  bankAtShop?: boolean;
  networkHost?: string;
  content?: Content;
  clock?: Clock;
}

export function openWorld({
  brand,
  data,
  pace = "demo",
  anonymousOrders = false,
  earnsPoints = false,
  captcha = "off",
  publicUrl,
  bankAtShop = false,
  networkHost,
  content = "usual",
  clock = createClock(),
}: WorldOptions): World {
  return {
    brand,
    pace,
    anonymousOrders,
    earnsPoints,
    captcha,
    captchaVerdicts: createCaptchaVerdicts(),
    publicUrl,
    bankAtShop,
    networkHost,
    content,
    clock,
    store: openStore(data),
    faults: createFaults(),
    bankFaults: createBankFaults(),
    requests: createRequestLog(clock),
  };
}

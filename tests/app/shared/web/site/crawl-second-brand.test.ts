import { describe, vi } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";
import { testWholeSite } from "../../../../support/site/whole-crawl";

vi.hoisted(() => (process.env.NODE_ENV = "production"));

describe("a crawler of the demo's second brand", () => testWholeSite(runningShop("mylavash", { DEMO: "1" })));

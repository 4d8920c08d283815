import { describe, vi } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";
import { testWholeSite } from "../../../../support/site/whole-crawl";

vi.hoisted(() => (process.env.NODE_ENV = "production"));

describe("a crawler of the whole demo", () => testWholeSite(runningShop("nori", { DEMO: "1" })));

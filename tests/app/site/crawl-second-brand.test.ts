import { describe } from "vitest";
import { runningShop } from "../../support/app/running-shop";
import { testWholeSite } from "../../support/site/whole-crawl";

describe("a crawler of the demo's second brand", () => testWholeSite(runningShop(undefined, "mylavash"), "kazan"));

import { describe } from "vitest";
import { runningShop } from "../../support/app/running-shop";
import { testWholeSite } from "../../support/site/whole-crawl";

describe("a crawler of the whole demo", () => testWholeSite(runningShop(), "spb", "berlin"));

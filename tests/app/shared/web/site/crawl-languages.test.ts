import { describe } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";
import { testEveryLanguage } from "../../../../support/site/crawl-of-languages";

describe("the pages of a city, in each of the six languages,", () =>
  testEveryLanguage(runningShop("nori", { DEMO: "1" }), "spb"));

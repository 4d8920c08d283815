import { expect, it } from "vitest";
import { timeZoneOf } from "../../../server/visitor/city";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const berlin = { id: 8, timezone: 1, country: { id: 5, name: "Germany", code: "DE" } };
const byCountry = { DE: "Europe/Berlin" };

it.each([
  ["the upstream's zone", { ...berlin, time_zone: "Europe/Vienna" }, byCountry, "Europe/Vienna"],
  ["even against its hours", { ...berlin, time_zone: "Europe/Kyiv" }, {}, "Europe/Kyiv"],
  ["that of its country", berlin, byCountry, "Europe/Berlin"],
  ["that of its id before its country's", berlin, { ...byCountry, "8": "Europe/Busingen" }, "Europe/Busingen"],
  ["none where it contradicts the upstream's hours", { ...berlin, timezone: 2 }, byCountry, undefined],
  ["none for another country", berlin, { UA: "Europe/Kyiv" }, undefined],
  ["none where nobody names one", berlin, {}, undefined],
])("a city has %s", (_, city, time_zones, zone) => expect(timeZoneOf(city, { time_zones }, NOW)).toBe(zone));

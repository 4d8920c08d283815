import { expect, it } from "vitest";
import { readUtmSource } from "../../rules/utm-source";

it.each([
  ["mail", "mail"],
  [" vk.com ", "vk.com"],
  ["google-ads_2025", "google-ads_2025"],
  ["рассылка", "рассылка"],
  ["google ads; path=/", "google_ads_path_"],
  ['a\r\nSet-Cookie: x="1"', "a_Set-Cookie_x_1_"],
  ["<script>alert(1)</script>", "_script_alert_1_script_"],
  ["x".repeat(5_000), "x".repeat(64)],
  ["𝒳".repeat(100), "𝒳".repeat(64)],
  ["", undefined],
  ["  ", undefined],
  ["../..", undefined],
  [null, undefined],
  [undefined, undefined],
])("utm_source of a link, kept for the record of a purchase of: %j is %j", (text, source) => {
  expect(readUtmSource(text)).toBe(source);
  if (source) expect(readUtmSource(source)).toBe(source);
});

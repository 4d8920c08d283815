import type { Banner, Promotion } from "../../../contract/place";
import { hostileHtml } from "./html";

const RUN = "window.injected=1";

/** Plain text that becomes markup or script if a page or its data does not escape it. */
export const hostileTexts = [
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}`,
  `<img src=x onerror="${RUN}">`,
  `" autofocus onfocus="${RUN}`,
  `' onmouseover='${RUN}' x='`,
  `</title></head><svg onload=${RUN}>`,
  `&lt;b&gt; &amp;lt; &#60;i&#62; &copy`,
  `{{7*7}} \${${RUN}} <%= 1 %> $& $1 $\``,
  `line\u2028one\u2029two\u0000three\u001b[31m`,
  `\u202e%001 акдикС\u2066`,
  "Ш".repeat(2_000),
  `]]>--></style></textarea></noscript><script>${RUN}</script>`,
] as const;

const text = (place: number) => hostileTexts[place % hostileTexts.length] as string;

/** Banners with attacks or an editor's mistakes, the same in every language. */
export const hostileBanners: readonly Banner[] = hostileTexts.map((name, place) => ({
  id: 900 + place,
  name,
  description: text(place + 1),
  button_text: text(place + 2),
  background: `sea" onload="${RUN}`,
  images: {
    small: `javascript:${RUN}`,
    big: ["https://evil.example/x.avif", "//evil.example/x.avif", `/pictures/miso.avif" onerror="${RUN}`][place % 3],
  },
  click_url: [
    `javascript:${RUN}`,
    `product/"><script>${RUN}</script>`,
    `?group="><img src=x onerror=${RUN}>`,
    "//evil.example/",
    `data:text/html,<script>${RUN}</script>`,
    "\\\\evil.example",
  ][place % 6],
  page_url: ["/", text(place)],
  // The others open by themselves.
  ...(place < 8 ? {} : { schedule: { display_frequency: -1, display_frequency_type: "hours" as const, delay: -5 } }),
}));

export const hostilePromotions: readonly Promotion[] = Object.entries(hostileHtml).map(
  ([alias, description], place) => ({
    id: 900 + place,
    alias,
    name: text(place),
    subtitle: text(place + 3),
    description,
    images: { small: `javascript:${RUN}`, big: "https://evil.example/x.avif" },
  }),
);

import { createHash } from "node:crypto";
import { phoneLink } from "../../../../rules/phone";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { logoOf } from "../../../../brands/logos";
import { cityTime, formatMinutes } from "../../../../rules/city-time";
import { dateText } from "../../../../rules/date-words";
import { escaped } from "../../../../rules/offline";
import {
  inBothSchemes,
  refusalLook,
  type RefusalColours,
  type RefusalLook,
} from "../../../../server/http/refusal-look";
import type { Visit } from "../../../../server/visitor/visit";
import { groupViews } from "../../grid/cards-view.server";
import { cardWidth } from "../../grid/Grid";
import type { GridVariant } from "../../grid/grid-html.server";
import fonts from "../../../shared/ui/fonts/fonts.css?inline";
import { pictureUrl } from "../../../shared/ui/pictures/picture-url";

/**
 * The document that a service worker stores, and its content security policy. The worker shows the parts in comments
 * (rules/offline.ts). The font and the pictures are the menu's own files: without network the browser has those that it
 * has displayed, and the page is readable without the others.
 */
export async function offlinePage(visit: Visit, variant: GridVariant): Promise<{ html: string; policy: string }> {
  const { t, language, settings } = visit;
  const city = await visit.city();
  const scope = await visit.needed(visit.priceScopeOf(variant.order_type, variant));
  const { product_groups } = await visit.needed(visit.upstream.products(scope));
  const groups = groupViews(product_groups, {
    t,
    money: visit.priceFormat(city),
    lastHour: variant.last_hour ?? false,
  });
  const { date, minute } = cityTime(visit.now(), city);
  const day = dateText(date, language, { day: "numeric", month: "long" });
  const asOf = t("offline:asOf", { time: formatMinutes(minute), day });
  const phone = city.phone || settings.default_phone;
  const style = styleOf(refusalLook());
  const rows = groups.map(
    ({ name, cards }) =>
      `<h3>${escaped(name)}</h3><ul>${cards
        .map(
          (card, place) =>
            `<li><i>${pictureOf(card.picture, place)}</i><span>${escaped(card.name)} <small>${escaped(card.note)}</small></span> <b>${escaped(card.price)}</b></li>`,
        )
        .join("")}</ul>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escaped(`${t("offline:title")} · ${settings.name}`)}</title><style>${style}</style></head>
<body>
<header>${renderToStaticMarkup(createElement(logoOf(visit.brand)))}</header>
<main>
<h1>${escaped(t("offline:title"))}</h1>
<!--[refused]<p class="sign" role="alert">${escaped(t("offline:refused"))}</p>[refused]-->
<p>${escaped(t("offline:order"))} <a href="${escaped(phoneLink(phone))}">${escaped(phone)}</a></p>
<p><a class="go" href="">${escaped(t("common:errors.retry"))}</a></p>
<!--[cart]<section><h2>${escaped(t("offline:cart"))}</h2><p class="sign">${escaped(t("offline:cartAsOf"))}</p><ul>{lines}</ul><p class="total">${escaped(t("offline:total"))} <b>{total}</b></p></section>[cart]-->
<!--[menu]<section><h2>${escaped(t("offline:menu", { city: city.name }))}</h2><p class="sign">${escaped(asOf)}</p>${rows.join("\n")}</section>[menu]-->
</main>
</body>
</html>
`;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** The picture at the URL of the menu's card, so that the browser's cache may have it. */
function pictureOf(picture: string | undefined, place: number): string {
  if (!picture) return "";
  const sharp = place === 0 ? ` srcset="${escaped(pictureUrl(picture, 720))} 2x"` : "";
  return `<img src="${escaped(pictureUrl(picture, cardWidth(place, false)))}"${sharp} alt="" width="64" height="64" loading="lazy">`;
}

const styleOf = (look: RefusalLook) =>
  `${fonts}
body{margin:0;font:1.0625rem/1.5 "Onest Variable","Onest Fallback",system-ui,sans-serif}
header{padding:1rem 1.5rem}
header span{display:flex;align-items:center;font-size:1.875rem;font-weight:800;line-height:1;letter-spacing:-.04em}
header svg{flex:none;margin-right:.625rem}
main{max-width:40rem;margin:0 auto;padding:1.5rem}
h1{margin:0 0 1rem;font-size:1.875rem;font-weight:800;line-height:1.1;letter-spacing:-.035em}
h2{margin:2rem 0 .5rem;font-size:1.5rem;font-weight:800;line-height:1.15;letter-spacing:-.03em}
h3{margin:1.5rem 0 .25rem;font-size:1.125rem}
ul{margin:0;padding:0;list-style:none}
li,.total{display:flex;align-items:center;padding:.5rem 0;border-bottom:1px solid}
li span{flex:1}
.total{justify-content:space-between}
li i{flex:none;width:64px;height:64px;margin-right:1rem;border-radius:14px}
li img{display:block}
li b,.total b{padding-left:1rem;white-space:nowrap}
small{display:block}
.sign{padding:.75rem 1rem;border:2px solid;border-radius:1rem;font-weight:600}
a[href^="tel:"]{white-space:nowrap}
main .go{display:inline-block;padding:.75rem 1.5rem;border-radius:2rem;font-weight:600;text-decoration:none}
a:focus{outline:3px solid;outline-offset:2px}
${inBothSchemes(look, coloursOf)}`;

const coloursOf = (colours: RefusalColours) => `body{background:${colours.page};color:${colours.ink}}
header{background:${colours.head};color:${colours.on_head}}
li,.total{border-color:${colours.line}}
li i{background:${colours.sunken}}
main a{color:${colours.ink}}
main .go{background:${colours.accent};color:${colours.on_accent}}
a:focus{outline-color:${colours.focus}}`;

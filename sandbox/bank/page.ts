import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { assetFile } from "../assets";
import type { Language } from "../../rules/languages";
import { say, type MessageKey } from "../messages";
import type { PaymentView } from "./payment-view";

interface Page {
  language: Language;
  title: MessageKey;
  view?: PaymentView;
  body: string;
  failed?: string;
  /** The sign of a page with the result of a payment. */
  sign?: "good" | "bad";
}

const style = readFileSync(assetFile("bank.css"), "utf8");

/** The only style sheet is inlined. Browsers without support for hashes use 'unsafe-inline', which others ignore. */
export const contentSecurityPolicy = `default-src 'none'; style-src 'unsafe-inline' 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'`;

/** A complete page of the bank, without scripts. */
export function bankPage({ language, title, view, body, failed, sign }: Page): string {
  const heading = say(title, language);
  const bank = say("bankName", language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped([failed, heading, bank].filter(Boolean).join(" · "))}</title><style>${style}</style></head>
<body><header><p class="notice">${escaped(say("bankNotice", language))}</p>
<div class="top"><p class="bank">${BANK}${escaped(bank)}</p> <p class="secure">${LOCK}${escaped(say("securePayment", language))}</p></div></header>
<main><div class="sheet">
${view ? summary(view) : ""}
<div class="step">${sign ? SIGNS[sign] : ""}<h1>${escaped(heading)}</h1>
${failed ? `<p class="failed error" role="alert">${escaped(failed)}</p>` : ""}
${body}
</div></div></main></body></html>
`;
}

function summary({ language, merchant, payment, amount, pay_by }: PaymentView): string {
  return `<div class="summary"><p class="merchant">${escaped(merchant)}</p>
<p class="amount">${escaped(amount)}</p>
<p>${escaped(say("orderNumber", language, { number: payment.order_id }))}</p>
${pay_by ? `<p>${escaped(say("payBy", language, { time: pay_by }))}</p>` : ""}</div>`;
}

interface Field {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  autocomplete: string;
  maxlength: number;
  /** Names need letters, all other fields need digits. */
  letters?: boolean;
  /** Two "half" fields share a line. */
  width?: "half" | "code";
  example?: string;
}

/** The field is always empty, because card data must not be sent back. */
export function field({ name, label, hint, error, autocomplete, maxlength, letters, width, example }: Field): string {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ");
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="${maxlength}"`,
    letters ? 'autocapitalize="characters" spellcheck="false"' : 'inputmode="numeric"',
    example && `placeholder="${escaped(example)}"`,
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
  ].filter(Boolean);
  return `<div class="field${width ? ` ${width}` : ""}"><label for="${name}">${escaped(label)}</label>
<input ${attributes.join(" ")}>
${error ? `<span id="${name}-error" class="error">${escaped(error)}</span>` : ""}
${hint ? `<span id="${name}-hint" class="hint">${escaped(hint)}</span>` : ""}</div>`;
}

/** The form always has a field: Dillo sends no POST form without one. */
export function buttonForm(
  action: string,
  button: string,
  fields: Readonly<Record<string, string>> = { pressed: "1" },
  look = "",
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${hidden.join("")}<button${look ? ` class="${look}"` : ""}>${escaped(button)}</button></form>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const drawing = (size: number, content: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${content}</svg> `;
const BANK = drawing(28, '<path d="M3 9.5 12 4l9 5.5zM5 13v5M10 13v5M14 13v5M19 13v5M3 21h18"/>');
const LOCK = drawing(18, '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>');
const SIGNS = {
  good: `<p class="sign good">${drawing(40, '<path d="m5 12.5 4.5 4.5L19 7.5"/>')}</p>`,
  bad: `<p class="sign bad">${drawing(40, '<path d="m7 7 10 10M17 7 7 17"/>')}</p>`,
};

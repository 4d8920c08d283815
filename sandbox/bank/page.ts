import type { Language } from "../../rules/languages";
import { say, type MessageKey } from "../messages";

interface Page {
  language: Language;
  title: MessageKey;
  /** What the payment is for. */
  about?: string;
  /** HTML. */
  body: string;
  /** The error of the whole form. */
  failed?: string;
}

const style = `body{font:18px/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
label{display:block;margin-top:1rem;font-weight:600}input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #595959;border-radius:.4rem}
button{font:inherit;width:100%;min-height:3rem;margin-top:1rem;padding:.5rem 1rem;border:1px solid #14532d;border-radius:.4rem;background:#14532d;color:#fff}
button.plain{background:#fff;color:#14532d}.error{color:#a61b1b}.failed{border:2px solid #a61b1b;padding:.5rem 1rem}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`;

/** A complete page of the bank, without scripts. */
export function bankPage({ language, title, about, body, failed }: Page): string {
  const heading = say(title, language);
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escaped(failed ? `${failed} · ${heading}` : heading)}</title><style>${style}</style>
<header><p><strong>${escaped(say("bankName", language))}</strong> ${escaped(say("bankNotice", language))}</p></header>
<main><h1>${escaped(heading)}</h1>
${about ? `<p>${escaped(about)}</p>` : ""}
${failed ? `<p class="failed error" role="alert">${escaped(failed)}</p>` : ""}
${body}
</main></html>
`;
}

interface Field {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  error?: string;
  autocomplete: string;
  maxlength: number;
}

export function field({ name, label, value = "", hint, error, autocomplete, maxlength }: Field): string {
  const notes = [
    hint && `<span id="${name}-hint">${escaped(hint)}</span>`,
    error && `<span id="${name}-error" class="error">${escaped(error)}</span>`,
  ].filter(Boolean);
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return `<label for="${name}">${escaped(label)}</label>
<input id="${name}" name="${name}" value="${escaped(value)}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxlength}"${described ? ` aria-describedby="${described}"` : ""}${error ? ' aria-invalid="true"' : ""}>
${notes.join("<br>")}`;
}

/** A form with a button and optional hidden fields. */
export function buttonForm(
  action: string,
  button: string,
  fields: Readonly<Record<string, string>> = {},
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

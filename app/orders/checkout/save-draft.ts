import { orderIntents } from "./checkout.view";

const MAX_SAVE_WAIT_MS = 4_000;

/** With scripts, saves the order form as a draft. Resolves to whether it was saved in time. */
export function saveDraft(form: HTMLFormElement): Promise<boolean> {
  return save(form.action, draftOf(form, window.location.pathname));
}

/**
 * Saves the order form before the visitor leaves it for the path `to`. If the request fails, or a filter blocks it, the
 * form is sent as a document, whose answer leads to `to`. Resolves to whether the caller may lead there.
 */
export async function saveDraftFirst(form: HTMLFormElement, to: string): Promise<boolean> {
  const { action } = form;
  const draft = draftOf(form, to);
  if (await save(action, draft)) return true;
  // Without a network the browser's own error page would replace the shop.
  if (!navigator.onLine) return true;
  sendAsDocument(action, draft);
  return false;
}

function draftOf(form: HTMLFormElement, to: string): FormData {
  const draft = new FormData(form);
  const { name, value } = orderIntents.field("leave", to);
  draft.set(name, value);
  return draft;
}

function save(action: string, body: FormData): Promise<boolean> {
  const saved = fetch(action, { method: "POST", body, redirect: "manual", keepalive: true });
  const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_SAVE_WAIT_MS));
  return Promise.race([saved.then(() => true).catch(() => false), isLate]);
}

/** The form itself may have left the page. */
function sendAsDocument(action: string, draft: FormData) {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, hidden: true });
  for (const [name, value] of draft) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

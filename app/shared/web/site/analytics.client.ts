import { visitAddress } from "../../../../rules/visit-address";
import { whenHydrated } from "../hydration/when-hydrated";
import { ANALYTICS_ALLOWED, analyticsScript, type AnalyticsWindow } from "./analytics-window";
import { sentBy } from "../../../../rules/sent-fields";

/**
 * A separate script that only documents of deployments with analytics load (GOOGLE_TAG_MANAGER_ID, YANDEX_METRICA_ID).
 * Once the page is hydrated and the visitor has allowed it, the script loads the providers' scripts. It also submits
 * the notice's form in place.
 */
const data = analyticsScript()?.dataset ?? {};
const { google, yandex } = data;
const here = window as AnalyticsWindow;
const notice = document.querySelector<HTMLFormElement>("form[data-asks]");

let isStarted = false;
let page = visitAddress(document.referrer);

function start() {
  if (isStarted) return;
  isStarted = true;
  const layer = (here.dataLayer ??= []);
  tellPage();
  if (google) {
    layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${google}`);
  }
  if (yandex) load("https://mc.yandex.ru/metrika/tag.js");
  // After a client navigation the page's title changes.
  new MutationObserver(() => visitAddress(location.href) !== page && tellPage()).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Sends the URL without personal parts. The providers must not read it themselves. */
function tellPage() {
  const before = page;
  page = visitAddress(location.href);
  here.dataLayer?.push({ event: "page", page_location: page, page_referrer: before });
  if (!yandex) return;
  const counter = Number(yandex);
  if (!here.ym) {
    const queue: unknown[][] = [];
    here.ym = Object.assign((...call: unknown[]) => void queue.push(call), { a: queue, l: Date.now() });
    here.ym(counter, "init", { defer: true, ecommerce: "yandexDataLayer", trackLinks: false, clickmap: false });
  }
  here.ym(counter, "hit", page, { referer: before, title: new URL(page).pathname });
}

function load(src: string) {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Submits the answer and removes the notice without a reload. Without network the notice stays. */
async function answer(form: HTMLFormElement, button: HTMLButtonElement) {
  const body = new URLSearchParams([[button.name, ""]]);
  const { type } = await fetch(form.action, { method: "POST", body, redirect: "manual" });
  if (type !== "opaqueredirect") return;
  form.remove();
  if (sentBy(button, "analytics") !== "all") return;
  start();
  data.allowed = "";
  document.dispatchEvent(new Event(ANALYTICS_ALLOWED));
}

if (notice) notice.hidden = false;
notice?.addEventListener("submit", (event) => {
  if (!(event.submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  answer(notice, event.submitter).catch(() => undefined);
});
if (data.allowed !== undefined) whenHydrated(start);

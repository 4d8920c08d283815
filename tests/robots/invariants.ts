import { isTag, type Element } from "domhandler";
import type { Cart } from "../../contract/cart";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { toMinor } from "../../rules/money";
import { findProduct, productOf } from "../../sandbox/shop/menu/menu";
import { cityByAlias, cityById } from "../../sandbox/shop/place/atlas";
import { documentProblems, emptyForms } from "../support/site/document-problems";
import { structureOf } from "../support/site/structure";
import { htmlProblems } from "../support/site/valid-html";
import { MAX_HEADER_BYTES } from "../support/headers/largest.mjs";
import type { Page } from "./browser";
import { wrongPlural } from "./plurals";
import {
  elementsIn,
  sumsWithCurrency,
  flat,
  headerBasket,
  linesAfter,
  linesIn,
  linesOf,
  moneyIn,
  pricesOf,
  sumsIn,
  sumsOf,
  textOf,
} from "./reading";
import { Broken } from "./broken";
import type { Book, Robot } from "./robot";
import { undrawn } from "./styles";

type Check = (robot: Robot, books: Book[]) => string | undefined;

/** Pages that were looked at before: the world has gone on since they came. */
const checked = new WeakSet<Page>();

const isLink = ({ name }: Element) => name === "a";
const childrenOf = ({ children }: Element, name: string) => children.filter(isTag).filter((one) => one.name === name);

/** Whether a dialog lies over the page: it is the `<main>` of its copy (`drawn-page.ts`). */
const isUnderDialog = ({ contents: { elements } }: Page) =>
  elements.some(({ name, attribs }) => name === "main" && "data-modal" in attribs);

/** 1: status, type and words fit; headers fit a proxy; the document is a good one. */
const answers: Check = ({ browser: { page, way }, isDisturbed, isStranger, steps }) => {
  if (checked.has(page)) return undefined;
  if (!page.isShop) return page.status >= 500 ? `the bank answered ${page.status}` : emptyForms(page.$)[0];
  const where = `${page.status} ${page.path} (${way.join(", ")})`;
  if (page.headerBytes > MAX_HEADER_BYTES) return `${page.headerBytes} bytes of headers: ${where}`;
  if (!page.type.startsWith("text/html"))
    return /^(image|application|text\/(calendar|plain|xml))/.test(page.type) ? undefined : `${page.type}: ${where}`;
  if (page.status >= 500 && !isDisturbed) return `an error while the upstream is well: ${where}`;
  const headings = page.contents.elements.filter(({ name }) => name === "h1").length;
  if (headings !== 1 && !isUnderDialog(page)) return `${headings} headings: ${where}`;
  // A payment that is over is unknown, and old pages of the history lead to it.
  const isOver = steps.at(-1) === "go back" && /\/order\/payment\//.test(page.path);
  if ([404, 405, 400, 415].includes(page.status) && !way.some((one) => one.startsWith("POST")))
    return isOver || (isStranger && /\/order\//.test(page.path)) || /\/together\//.test(page.path)
      ? undefined
      : `a dead link: ${where}`;
  return undefined;
};

/** 1: a form that is refused says why. */
const refused: Check = ({ browser: { page, way } }) => {
  if (!page.isShop || !way.at(-1)?.startsWith("POST 422") || page.$("[aria-invalid=true], [role=alert]").length)
    return undefined;
  return `${page.path} does not say why it refused: ${way.join(", ")}`;
};

const validated = new Set<string>();

/** 1: HTML is valid, read once for each structure. */
const html: Check = ({ browser: { page, hasScripts } }) => {
  if (hasScripts || !page.isShop || !page.type.startsWith("text/html")) return undefined;
  const fresh = structureOf(page.$).filter((one) => !validated.has(one));
  if (fresh.length === 0) return undefined;
  fresh.forEach((one) => validated.add(one));
  const [problem] = htmlProblems(page.html);
  return problem && `${page.path}: ${problem}`;
};

const asked = new Set<string>();

/** 1: links and forms of a page lead somewhere. One address of each kind is asked for in a run; another city is another cart. */
async function deadEnd({ browser, isDisturbed, isStranger }: Robot): Promise<string | undefined> {
  const { page } = browser;
  // A stranger may not see the order of an old page.
  if (browser.hasScripts || !page.isShop || isDisturbed || isStranger || page.status !== 200) return undefined;
  const [, city] = page.path.split(/[/?]/);
  const forms = page.contents.elements.filter(({ name }) => name === "form");
  const [address] = [
    ...browser.links().map(({ attribs }) => attribs.href),
    ...forms.map(({ attribs }) => attribs.action),
  ]
    .filter(
      (one) => one?.startsWith("/") && (one.split(/[/?]/)[1] === city || !cityByAlias(one.split(/[/?]/)[1] ?? "")),
    )
    .filter((one) => !/order-type|^\/bank/.test(one ?? "") && !asked.has(kindOf(one ?? "")));
  if (!address) return undefined;
  asked.add(kindOf(address));
  const status = await browser.statusOf(address);
  return status === 404 || status >= 500 ? `${page.path} leads to ${address}, which answers ${status}` : undefined;
}

const kindOf = (address: string) =>
  address.replace(/[?#].*/, "").replace(/[0-9a-f]{32}|\d+|(?<=\/(product|shops|menu|promotions)\/).+/g, "*");

/** 2: sums add up as printed, and every place that says one says the same. */
const sums: Check = (robot) => {
  const {
    t,
    browser: { page },
  } = robot;
  if (!page.isShop || page.status !== 200) return undefined;
  const { contents, path } = page;
  const found = sumsOf(contents, t("cart:receipt.label"));
  for (const { rows, total } of found.filter((one) => one.rows.length > 0)) {
    const added = rows.reduce((all, [, amount]) => all + amount, 0);
    if (added !== total) return `${path}: ${rows.map((row) => row.join(" ")).join(", ")} is not ${total}`;
  }
  const [sum] = found;
  if (!sum || !/\/(cart|checkout)$/.test(path.replace(/\?.*/, ""))) return undefined;
  const row = (name: string) => sum.rows.find(([label]) => label === t(`cart:receipt.${name}`))?.[1] ?? 0;
  const lines = [...linesOf(contents, t("cart:list")), ...linesAfter(contents, t("cart:together.others"))];
  const ofLines = lines.reduce((all, { price = 0 }) => all + price, 0);
  // A guest of an order sees the sum of the own dishes, and no rows.
  const subtotal = sum.rows.length > 0 ? row("subtotal") : sum.total;
  if (ofLines !== subtotal)
    return `${path}: ${lines.map(({ text }) => text).join("; ")} are ${ofLines} together, the subtotal is ${subtotal}`;
  const basket = headerBasket(contents);
  if (basket && basket.total !== sum.total) return `${path}: the header says ${basket.total}, the page ${sum.total}`;
  for (const button of contents.ofMain("button")) {
    const isOrder = robot.intentOf(button) === "order" && !("aria-disabled" in button.attribs);
    const price = isOrder ? moneyIn(textOf(button)) : undefined;
    if (price !== undefined && price !== sum.total)
      return `${path}: the button says ${price}, the total is ${sum.total}`;
  }
  return undefined;
};

/** 2: the basket is the upstream's, and what is missing to the minimum is exactly that. */
const basket: Check = (robot) => {
  const { party } = robot;
  const { page, way, hasScripts } = robot.browser;
  if (hasScripts || !page.isShop || robot.isDisturbed || page.status !== 200 || way.length === 0 || checked.has(page))
    return undefined;
  const said = headerBasket(page.contents);
  const carts = (robot.console("carts") as { cart?: Cart }[]).flatMap(({ cart }) => cart ?? []);
  // A guest's dishes are in the host's cart.
  if (said && party.names.length === 1 && !carts.some(({ prices }) => toMinor(prices.total) === said.total))
    return `${page.path}: the header says ${said.total}, the books ${carts.map(({ prices }) => prices.total).join()}`;
  const [sum] = sumsOf(page.contents, robot.t("cart:receipt.label"));
  const minimum = robot.sentence("cart:minimum");
  if (!sum || !minimum) return undefined;
  const row = (name: string) => sum.rows.find(([label]) => label === robot.t(`cart:receipt.${name}`))?.[1] ?? 0;
  // Each language says the three sums in an order of its own.
  const counted = row("subtotal") + row("packages");
  const amount = Math.max(...sumsIn(minimum));
  const missing = amount - counted;
  if (![counted, missing].every((one) => sumsIn(minimum).includes(one)))
    return `${page.path} says "${minimum}" of dishes for ${row("subtotal")} and packages for ${row("packages")}`;
  const button = robot.sentence("cart:go.below");
  return button && moneyIn(button) !== missing ? `${page.path} says "${minimum}" and "${button}"` : undefined;
};

/** 2: on the page of a group order everybody's dishes cost what stands beside their name, and all of them the sum below. */
const people: Check = ({ t, browser: { page } }) => {
  const { contents, path } = page;
  const bold = (element: Element) =>
    childrenOf(element, "b")
      .map((one) => textOf(one))
      .join("");
  const ofAll = contents.ofMain("p").find((one) => {
    const [label] = childrenOf(one, "span");
    return label && flat(textOf(label)) === t("group:people.sum");
  });
  if (!ofAll || page.status !== 200) return undefined;
  const sums = contents.ofMain("li").flatMap((person) => {
    const [head] = childrenOf(person, "div");
    if (!head || childrenOf(head, "h3").length === 0) return [];
    const lines = linesIn(elementsIn(person).filter(({ name }) => name === "ul"));
    return { said: moneyIn(bold(head)) ?? 0, lines: lines.reduce((all, { price = 0 }) => all + price, 0) };
  });
  const wrong = sums.find(({ said, lines }) => said !== lines);
  if (wrong) return `${path}: somebody's dishes cost ${wrong.lines}, beside the name is ${wrong.said}`;
  const total = sums.reduce((all, { said }) => all + said, 0);
  return total === moneyIn(bold(ofAll))
    ? undefined
    : `${path}: the people's sums are ${total}, the sum is ${textOf(ofAll)}`;
};

/** 2: those who order together pay the order's sum together, and each one their dishes and their part of the rest. */
const shares: Check = ({ t, browser: { page } }) => {
  const box = page.contents.elements.find(({ attribs }) => attribs.id === "shares-text");
  const [first = "", ...rows] = box ? textOf(box).split("\n") : [];
  const total = moneyIn(first);
  if (total === undefined) return undefined;
  const discount = t("group:shares.discount", { sum: "" }).trim();
  const paid = rows.map((row) => {
    const parts = row.split(", ").map((part) => sumsIn(part).map((sum) => (part.includes(discount) ? -sum : sum)));
    return parts.flat();
  });
  const added = (all: number[]) => all.reduce((sum, one) => sum + one, 0);
  const isRight = added(paid.flatMap(([share = 0]) => share)) === total;
  const areRight = paid.every(([share, ...parts]) => parts.length === 0 || added(parts) === share);
  return isRight && areRight ? undefined : `${page.path}: ${[first, ...rows].join("; ")}`;
};

/** All visitors share a menu for a minute, which a leap of the clock or another price does not shorten. */
const MENU_MS = 90_000;

/** The prices that dishes had, with the time of this machine's clock at which they had them last. */
const had = new Map<string, Map<number, number>>();

/** 2: prices are today's, in the currency of the city. */
const prices: Check = ({ browser: { page }, shop, agreed, isDisturbed }, books) => {
  const city = cityByAlias(page.path.split(/[/?]/)[1] ?? "");
  if (!page.isShop || !city || page.status !== 200 || isDisturbed || checked.has(page)) return undefined;
  const { world } = shop.sandbox;
  const now = Date.now();
  for (const [key, price] of pricesOf(page.contents)) {
    const dish = findProduct(world.brand, key);
    const today = dish && productOf(world, dish, { city, order_type: "delivery" }, "en");
    const one = today && toMinor(today.price_with_modifiers ?? today.price);
    const name = `${shop.origin} ${city.alias} ${key}`;
    const known = had.get(name) ?? new Map<number, number>();
    had.set(name, known);
    // Some dishes are sold in pairs, but not in the last hour.
    for (const right of one ? [one, one * (today.sale_multiplicity ?? 1)] : []) known.set(right, now);
    const last = Math.max(known.get(price) ?? 0, shop.repricedAt.get(key) ?? 0);
    if (one && !(now - last < MENU_MS)) return `${page.path}: ${key} costs ${price}, today it is ${one}`;
  }
  if (/\/(profile|order\/)/.test(page.path)) return undefined;
  // An order that waits for its payment is named in all cities, in the currency of its own.
  const named = [...agreed, ...books.map(({ total }) => toMinor(total))];
  const foreign = page.contents.texts
    .flatMap(sumsWithCurrency)
    .filter((one) => !one.endsWith(city.prices.currency.trim()) && !named.includes(moneyIn(one) ?? 0));
  return foreign.length > 0 ? `${page.path} has sums in another currency: ${foreign.join(", ")}` : undefined;
};

const SHARED_MS = 30_000;

/** Words of the tracking page for each status of the books. */
const STATUS_WORDS: Record<string, (order: Book) => string> = {
  waiting_for_payment: () => "tracking:waiting",
  accepted: () => "tracking:steps.accepted",
  cooking: () => "tracking:steps.cooking",
  sent: () => "tracking:steps.sent",
  done: ({ order_type }) => `tracking:done.${order_type}`,
  canceled: () => "tracking:canceled",
};

/** 3: what pages say of orders is what the books say, now or a moment ago. */
const truth: Check = (robot, books) => {
  const { page, way } = robot.browser;
  if (!page.isShop || robot.isDisturbed || page.status !== 200 || way.length === 0 || checked.has(page))
    return undefined;
  const { $, path } = page;
  const booked = (number: string) =>
    [books, ...robot.party.formerBooks.map((one) => one.books)].flatMap((all) =>
      all.filter(({ order_id }) => String(order_id) === number),
    );
  // For 30 seconds the pages of a visitor share an answer, which a leap of the clock does not shorten.
  const active_order = page.contents.elements.find(({ attribs }) => "data-active-order" in attribs);
  const line = active_order && robot.leaptAgo() > SHARED_MS ? elementsIn(active_order).find(isLink) : undefined;
  const [, lineOf = ""] = /\/order\/(\d+)/.exec(line?.attribs.href ?? "") ?? [];
  if (lineOf && !booked(lineOf).some(({ status }) => !["done", "canceled"].includes(status)))
    return `${path}: order ${lineOf} is called under way, and is ${booked(lineOf)[0]?.status ?? "nowhere"}`;
  const [under] = lineOf ? booked(lineOf) : [];
  const late = under && timeSaid(robot, under);
  if (late) return late;
  const [, number = "", part] = /\/order\/(\d+)(?:\/(\w+))?$/.exec(path.replace(/\?.*/, "")) ?? [];
  if (!number || isUnderDialog(page)) return undefined;
  const [order] = booked(number);
  if (!order) return `${path} shows an order that nobody made`;
  const said = flat($("main").text());
  const wrong = (what: string) => `${path} says ${what} of ${JSON.stringify(order)}`;
  if (part === "receipt" && !sumsIn(said).includes(toMinor(order.total))) return wrong(`no ${order.total}`);
  if (part !== "tracking") return undefined;
  const keys = booked(number).map((one) => STATUS_WORDS[one.status]?.(one));
  if (keys.every((key) => key && !said.includes(flat(robot.t(key)))))
    return `${path} does not say "${keys.join('" or "')}"`;
  const [sum] = sumsOf(page.contents, robot.t("cart:receipt.label"));
  if (sum && sum.total !== toMinor(order.total)) return wrong(String(sum.total));
  const isPaid = booked(number).some(({ payment = "" }) => ["paid", "held", "captured", "refunded"].includes(payment));
  if (said.includes(robot.t("tracking:payment.paid")) && !isPaid) return `${path} says it is paid, and it is not`;
  for (const way of ["cash", "card"])
    if (sum && said.includes(robot.t(`tracking:payment.${way}`)) !== (order.payment_type === way))
      return wrong(`or does not say it is paid by ${way}`);
  const whole = robot.bookedOrder(order.order_id);
  const count = Object.values(whole?.cart.products ?? {}).reduce((all, one) => all + one.count, 0);
  const counted = robot.sentence("tracking:dishes", { count });
  // On wide screens, as Chromium's is, no row counts the dishes: all of them are in sight.
  if (sum && !robot.browser.hasScripts && !counted.startsWith(String(count)) && !counted.includes(` ${count} `))
    return wrong(`"${counted}", not ${count}`);
  const address = whole?.delivery_address?.address ?? whole?.shop?.address.street;
  if (address && !said.includes(flat(address))) return wrong(`another address than ${address}`);
  return timeSaid(robot, order) ?? undefined;
};

/** The time at which the food is there, wherever a page says it. */
function timeSaid(robot: Robot, { order_id, order_type }: Book): string | undefined {
  const sentence = robot.browser.page
    .$("h1, [data-active-order] p")
    .toArray()
    .map((one) => flat(robot.browser.page.$(one).text()))
    .find((text) => text.includes(robot.t(`tracking:expected.${order_type}`, { time: "" }).slice(0, 5)));
  const [said] = /\d\d:\d\d/.exec(sentence ?? "") ?? [];
  const order = robot.bookedOrder(order_id);
  const city = order && cityById(order.city_id);
  if (!said || !order?.expected_at || !city) return undefined;
  const time = formatMinutes(cityTime(order.expected_at, city).minute);
  return said === time
    ? undefined
    : `${robot.browser.page.path} says "${sentence}", order ${order_id} is there at ${time}`;
}

/** 3: the customer's list of orders, the payment's page and the bank say the sum of the books. */
const listed: Check = (robot, books) => {
  const { page, way } = robot.browser;
  if (robot.isDisturbed || page.status !== 200 || way.length === 0 || checked.has(page)) return undefined;
  const { $ } = page;
  if (!page.isShop) {
    const amount = moneyIn($(".summary .amount").text());
    const order = books.find(({ order_id }) => $(".summary").text().includes(String(order_id)));
    if (order && amount !== undefined && amount !== toMinor(order.total))
      return `the bank asks ${amount} for order ${order.order_id}, which costs ${order.total}`;
    return undefined;
  }
  for (const { order_id, total, status } of books) {
    const row = $(page.contents.elements.find(({ attribs }) => attribs.id === `order-${order_id}`));
    const said = moneyIn(row.find("summary > b").text());
    if (said !== undefined && said !== toMinor(total))
      return `${page.path}: order ${order_id} costs ${said}, not ${total}`;
    if (row.find(`a[href$="/order/${order_id}/pay"]`).length && status !== "waiting_for_payment")
      return `${page.path}: order ${order_id} is to be paid, and is ${status}`;
  }
  const [sum] = sumsOf(page.contents, robot.t("cart:receipt.label"));
  const isNew =
    robot.isOrdering &&
    robot.asked &&
    /\/order\/payment\/[0-9a-f]{32}$/.test(page.path) &&
    /POST .*checkout/.test(way.join());
  if (isNew && sum && robot.asked?.total !== sum.total)
    return `${page.path} costs ${sum.total}, the screen before said ${robot.asked?.total}`;
  return undefined;
};

/** Where a sum that is too small is raised. */
const ISTANBUL = cityByAlias("istanbul")?.id;

/** 4: an order for a press of an order button, with what the screen showed, and only one. */
const orders: Check = (robot, books) => {
  const unpaid = books.find(({ status, payment = "" }) => status === "canceled" && /paid|held|captured/.test(payment));
  if (unpaid) return `order ${unpaid.order_id} is cancelled, and its money is ${unpaid.payment}`;
  const { party } = robot;
  const fresh = books.slice(0, books.length - party.ordered);
  if (fresh.length === 0) return undefined;
  party.ordered = books.length;
  if (fresh.length > 1) return `${fresh.length} orders at once: ${fresh.map(({ order_id }) => order_id).join(", ")}`;
  const [order] = fresh;
  const { asked } = robot;
  if (!order) return undefined;
  if (!asked) return `order ${order.order_id} came, and nobody had pressed an order button`;
  robot.asked = undefined;
  if (toMinor(order.total) !== asked.total)
    return `order ${order.order_id} costs ${order.total}, the screen said ${asked.total}`;
  const whole = robot.bookedOrder(order.order_id, asked.language);
  const dishes = Object.values(whole?.cart.products ?? {});
  const isShown = (dish: (typeof dishes)[number]) =>
    asked.dishes.some(
      ({ name, count, text }) =>
        name === flat(dish.name) && count === dish.count && text.includes(flat(dish.modifiers_text ?? "")),
    );
  if (dishes.length !== asked.dishes.length || !dishes.every(isShown))
    return `order ${order.order_id} has ${order.dishes.join("; ")}, the screen showed ${asked.dishes.map(({ text }) => text).join("; ")}`;
  const shown = (name: string) => asked.fields.get(name);
  const details = whole?.delivery_address;
  // The till of a restaurant gives change.
  const isBrought = whole?.order_type === "delivery";
  const isRaised = whole?.city_id === ISTANBUL;
  const pairs: [string, string | undefined, unknown][] = [
    ["way to pay", shown("payment_type"), whole?.payment_type],
    ["way", shown("order_type"), whole?.order_type],
    ["name", shown("username"), whole?.username],
    ["phone", shown("phone")?.replace(/\D/g, "").slice(-6), whole?.phone.slice(-6)],
    ["address", shown("delivery_address.street"), details?.address],
    // A house has none.
    ["flat", shown("delivery_address.private_house") ? undefined : shown("delivery_address.room"), details?.room],
    ["entrance", shown("delivery_address.entrance"), details?.entrance],
    ["shop", shown("shop_id"), whole?.shop_id],
    ["time", shown("interval_id"), whole?.interval_id ?? "asap"],
    ["cash", isBrought && whole.payment_type === "cash" && !isRaised ? shown("cash") : undefined, whole?.cash],
  ];
  const [other] = pairs.filter(([, screen, book]) => screen && !alike(screen, String(book ?? "")));
  return other && `order ${order.order_id} has the ${other[0]} ${String(other[2])}, the screen showed ${other[1]}`;
};

/** Equal but for spaces, widths of letters, invisible characters, and the way to write a number. */
function alike(one: string, other: string): boolean {
  const bare = (text: string) => text.normalize("NFKC").replace(/[\p{Default_Ignorable_Code_Point}\s]/gu, "");
  const digits = (text: string) => bare(text).replace(/\D/g, "");
  return bare(one) === bare(other) || (digits(one) !== "" && digits(one) === digits(other));
}

/** 5: what was typed and chosen stands in the form when it comes back. A choice that is offered no more cannot. */
const typed: Check = ({ browser: { page, way }, kept: texts, isStranger }) => {
  if (!page.isShop || page.status === 404) return undefined;
  const said = flat(page.$("main").text());
  const lost = [...texts].filter(([name, value]) => {
    const fields = page.$(`main [name="${name}"]:not([type=hidden])`);
    if (fields.is("[type=radio]")) {
      const offered = fields.filter((_, radio) => radio.attribs.value === value);
      return offered.length > 0 && offered.filter("[checked]").length === 0;
    }
    const field = fields.first();
    // Details of an address go with the address, which was in a cookie.
    if (isStranger && name.startsWith("delivery_address.")) return false;
    const now = String(field.val() ?? "");
    // A search may answer with what it has found in place of the words, and a button may add words to them.
    const isThere = alike(now, value) || now.startsWith(value) || said.includes(flat(value));
    return value.trim() !== "" && field.length > 0 && !isThere;
  });
  if (lost.length === 0) return undefined;
  const now = (name: string) => {
    const fields = page.$(`main [name="${name}"]`);
    return String((fields.is("[type=radio]") ? fields.filter("[checked]") : fields.first()).val());
  };
  const words = lost.map(([name, value]) => `${name} "${value}" is now "${now(name)}"`);
  return `${page.path} (${way.join(", ")}) has lost ${words.join(", ")}`;
};

/** While the upstream is down, dishes may have the names of another language: better than none. */
const FOREIGN = /^not \w\w: /;
/** Holds where no script runs: text browsers know no form attribute and no style sheet. What is not drawn is not in the copy of a page with scripts. */
const PLAIN = /^(no element|words that run together|outside its form|an empty <Suspense>|a form that sends no field)/;
/** A problem is told with the beginning of its text. */
const TOLD = 20;

/** 6: all text is of the page's language and made of words, but for what the customer typed. */
const words: Check = ({ browser: { page, hasScripts }, language, isDisturbed, said }) => {
  if (!page.isShop || !page.type.startsWith("text/html")) return undefined;
  const plural = wrongPlural(page.contents.texts, language);
  if (plural) return `${page.path} says "${plural}"`;
  const isTyped = (problem: string) =>
    [...said].some((text) => text.trim() && flat(problem).includes(flat(text).slice(0, TOLD)));
  const problem = documentProblems(page.$).find(
    (one) => !(hasScripts && PLAIN.test(one)) && !isTyped(one) && !(isDisturbed && FOREIGN.test(one)),
  );
  return problem && `${page.path}: ${problem}`;
};

/** 8: nobody sees another customer's words. Only robots have such names. */
const own: Check = ({ party: { names }, browser: { page } }) => {
  for (const [found] of page.html.matchAll(/Qw[a-z]+zy/g))
    if (!names.includes(found)) return `${page.path} says ${found}, another customer's name`;
  return undefined;
};

/** 7 and 9: the focus is where Enter does no harm, and the console is empty, unless the world did something. */
function scripts({ browser, isDisturbed }: Robot) {
  const { focus, console } = browser.takeProblems();
  if (focus) throw new Broken(7, focus);
  if (console && !isDisturbed) throw new Broken(9, `${browser.page.path}: ${console}`);
}

const checks: [rule: number, check: Check][] = [
  [1, answers],
  [1, refused],
  [1, html],
  [2, sums],
  [2, basket],
  [2, people],
  [2, shares],
  [2, prices],
  [3, truth],
  [3, listed],
  [4, orders],
  [5, typed],
  [6, words],
  [8, own],
];

/** Throws `Broken` for the first rule that the robot's page or the books break. */
export async function checkAll(robot: Robot) {
  scripts(robot);
  const books = robot.books();
  for (const [rule, check] of checks) {
    const wrong = check(robot, books);
    if (wrong) throw new Broken(rule, wrong);
  }
  const wrong = (await undrawn(robot)) ?? (await deadEnd(robot));
  if (wrong) throw new Broken(1, wrong);
  const now = Date.now();
  const { party } = robot;
  party.formerBooks = [{ at: now, books }, ...party.formerBooks.filter(({ at }) => now - at < SHARED_MS)];
  checked.add(robot.browser.page);
}

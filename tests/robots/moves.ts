import type { Element } from "domhandler";
import { comments, names, promoCodes } from "./people/texts";
import { places, type CityAlias } from "../support/sandbox/seed";
import { Broken } from "./broken";
import { checkAll } from "./invariants";
import { pick, type Move } from "./move";
import { headerBasket } from "./reading";
import type { Robot } from "./robot";
import { worldMoves } from "./world-moves";

const cityOf = (robot: Robot) => robot.browser.page.path.split(/[/?]/)[1] as CityAlias;
const pathOf = (robot: Robot) => robot.browser.page.path.replace(/\?.*/, "");

/** Buttons that add a dish. Its heart stands in the same form. */
export const ADDS = 'form[action$="/cart/add"] button[name^="?product_key="]';

/** The link to the basket: in the header, over the lower edge of a phone, or in the bar there. */
export const BASKET = '[data-header-cart] a, main a[data-foot="pill"], a[data-bar-cart]';

/** Minor units. More than the minimum of most places. */
const ENOUGH = 150_000;

const COMMENTS = comments(200).good;
const NAMES = names(40).good;
const CODES = promoCodes("TASTY10");

/** A text that a person would type into this field. What was refused is corrected. */
function textFor(robot: Robot, field: Element, chance: number): string {
  const { name = "", type, autocomplete = "", inputmode } = field.attribs;
  const place = places[cityOf(robot)] ?? places.spb;
  if (isRefused(field) && /promocode/.test(name)) return "";
  if (isRefused(field) && /street|^address$/.test(name)) return place.address;
  if (isRefused(field) && /cash/.test(name)) return pick(["100000", "5000", "500", "100"], chance) ?? "";
  if (/^(from|to)$/.test(name)) return String((chance % 90) * 10);
  if (/promocode/.test(name)) return pick([...CODES.good, ...CODES.bad], chance)?.text ?? "";
  if (type === "tel" || /phone/.test(name)) return phoneOf(robot);
  if (type === "email" || /email/.test(name)) return `${robot.name}@example.com`;
  if (/street|^address$/.test(name)) return pick([place.address, place.address, "Nowhere 99999", "ыыы"], chance) ?? "";
  if (/name/.test(name) || /name/.test(autocomplete))
    return chance % 4 ? robot.name : `${robot.name} ${pick(NAMES, chance >> 2)?.text}`;
  if (/cash/.test(name)) return pick(["5000", "5 000", "1", "10000"], chance) ?? "";
  if (type === "date") return "1990-05-17";
  if (inputmode === "numeric" || type === "number") return String(chance % 100);
  if (/room|entrance|floor|intercom/.test(name)) return String((chance % 90) + 1);
  if (/search/.test(name)) return pick(["roll", "сет", "соус", "zzz", "berlin"], chance) ?? "";
  return pick(COMMENTS, chance)?.text ?? "";
}

function phoneOf(robot: Robot): string {
  const place = places[cityOf(robot)] ?? places.spb;
  return `${place.phone} ${robot.phone.slice(-place.rest).padStart(place.rest, "5")}`;
}

const codeFor = (robot: Robot): string => robot.codes()[0]?.code ?? "0000";

const isRefused = (field: Element) => field.attribs["aria-invalid"] === "true";

const isEmpty = (robot: Robot, field: Element) => {
  const value = String(robot.browser.page.$(field).val() ?? "");
  return field.attribs.type === "tel" ? value.replace(/\D/g, "").length < 6 : value.trim() === "";
};

/** Fills what is empty in a form, corrects what was refused, and ticks what must be ticked. */
async function fillForm(robot: Robot, form: Element, chance: number, onlyRequired = false) {
  const { $ } = robot.browser.page;
  for (const field of robot.browser.fields().filter((one) => $(one).closest(form).length > 0)) {
    const { type, required, name = "" } = field.attribs;
    if (type === "radio") continue;
    if (type === "checkbox") {
      if (required !== undefined && !$(field).prop("checked")) await robot.browser.fill(field, "");
    } else if (isRefused(field)) await robot.type(field, textFor(robot, field, chance));
    else if (isEmpty(robot, field) && (!onlyRequired || required !== undefined || /phone$|room$/.test(name)))
      if (!/recipient|promocode|search|cash/.test(name) || (!onlyRequired && chance % 3 === 0))
        await robot.type(field, textFor(robot, field, chance));
  }
}

async function chooseCity(robot: Robot, chance: number) {
  const cities = robot.inMain(robot.browser.links()).filter(({ attribs: { href = "" } }) => /^\/[a-z]+\/$/.test(href));
  const city = pick(cities, chance);
  return city ? robot.follow(city) : "find no city";
}

async function atBank(robot: Robot, chance: number): Promise<string> {
  const { browser } = robot;
  for (const field of browser.fields()) {
    const { name = "" } = field.attribs;
    const values: Record<string, string> = {
      number: pick(["4111111111111111", "4000000000001000", "4000000000009003"], chance) ?? "",
      expiry: "12/30",
      cvv: "123",
      holder: "ANNA MUSTER",
    };
    await browser.fill(field, values[name] ?? "1234");
  }
  const buttons = browser.buttons();
  // Usually the first button pays, the second refuses.
  const button = chance % 4 === 3 ? buttons.at(-1) : buttons[0];
  if (button) return robot.press(button);
  const link = pick(browser.links(), chance);
  if (link) return robot.follow(link);
  await robot.browser.open("/");
  return "go home from the bank";
}

async function order(robot: Robot, chance: number): Promise<string> {
  const { browser } = robot;
  const form = browser.page.$("form#order").get(0) as Element;
  await fillForm(robot, form, chance, chance % 3 > 0);
  const ways = robot.find(browser.fields(), "input[name=payment_type]");
  const way = chance % 2 ? pick(ways, chance >> 3) : undefined;
  if (way) await robot.type(way, "");
  const times = robot.find(browser.fields(), "input[name=interval_id]");
  const isChosen = times.some((time) => browser.page.$(time).attr("checked") !== undefined);
  const time = isChosen ? undefined : pick(times, chance >> 5);
  if (time) await robot.type(time, "");
  const [button] = browser.buttons().filter((one) => ["order", "confirm"].includes(robot.intentOf(one)));
  if (!button) return followAny(robot, chance);
  return `fill in the order${way ? `, pay by ${way.attribs.value}` : ""}, ${await robot.press(button)}`;
}

async function signIn(robot: Robot, phone: Element, chance: number): Promise<string> {
  const { browser } = robot;
  const form = browser.formOf(phone);
  await fillForm(robot, form.get(0) as Element, chance, true);
  const [button] = browser.buttons().filter((one) => one.attribs.type === "submit" && browser.formOf(one).is(form));
  return button ? `give a phone, ${await robot.press(button)}` : "find no button for the phone";
}

/** With scripts the rest of the form comes when the address is known. */
async function giveAddress(robot: Robot, address: Element, chance: number): Promise<string> {
  const { browser } = robot;
  const place = places[cityOf(robot)] ?? places.spb;
  await robot.type(address, place.address);
  await browser.look();
  const [field] = robot.find(robot.inMain(browser.fields()), '[name="address"]');
  const [form] = field ? browser.formOf(field) : [];
  if (!form) return `type "${place.address}"`;
  await fillForm(robot, form, chance, chance % 3 > 0);
  const [button] = robot
    .find(robot.inMain(browser.buttons()), ":not([type=button])")
    .filter((one) => browser.formOf(one).is(form));
  return button ? `type "${place.address}", ${await robot.press(button)}` : `type "${place.address}"`;
}

async function addDish(robot: Robot, chance: number): Promise<string> {
  const adds = robot.find(robot.browser.buttons(), ADDS);
  const add = pick(adds, chance);
  if (add) return robot.press(add);
  return toMenu(robot);
}

/** Where nothing leads on, a person tries what there is: another day, more dishes, another place. */
async function followAny(robot: Robot, chance: number): Promise<string> {
  const link = pick(robot.inMain(robot.browser.links()), chance);
  return chance % 2 && link ? robot.follow(link) : toMenu(robot);
}

async function toMenu(robot: Robot): Promise<string> {
  const { browser } = robot;
  const home = browser.links().find(({ attribs: { href = "" } }) => href === `/${cityOf(robot)}/`);
  if (home) return robot.follow(home);
  robot.typed.clear();
  await browser.open(/^[a-z]+$/.test(cityOf(robot)) && cityOf(robot) in places ? `/${cityOf(robot)}/` : "/");
  return "open the menu by its address";
}

/** The next step towards dinner from wherever the customer is. */
export async function goOn(robot: Robot, chance: number): Promise<string> {
  const { browser } = robot;
  const { $, contents, isShop } = browser.page;
  const path = pathOf(robot);
  if (!isShop) return atBank(robot, chance);
  if (path === "/") return chooseCity(robot, chance);
  if (robot.isHost && robot.party.names.length === 1 && toGroup(robot)) return together(robot, chance);
  const [receipt] = robot.party.names.length > 1 ? robot.find(browser.links(), 'main a[href$="/receipt"]') : [];
  if (receipt) return robot.follow(receipt);
  const [code] = robot.find(browser.fields(), 'main input[name="code"], main input[autocomplete="one-time-code"]');
  if (code) {
    await robot.browser.fill(code, codeFor(robot));
    const button = browser.buttons().find((one) => browser.formOf(one).is(browser.formOf(code)));
    return button ? `type the code, ${await robot.press(button)}` : "find no button for the code";
  }
  if ($("form#order").length) return order(robot, chance);
  const [phone] = robot.find(robot.inMain(browser.fields()), 'input[type="tel"]');
  if (phone && /login/i.test(browser.page.path)) return signIn(robot, phone, chance);
  if (/\/order\/payment\//.test(path)) {
    const links = robot.inMain(browser.links()).filter(({ attribs: { href = "" } }) => /\/bank\//.test(href));
    const buttons = robot.find(robot.inMain(browser.buttons()), 'button[name^="?"]');
    const control = pick([...links, ...links, ...buttons], chance);
    if (control) return control.tagName === "a" ? robot.follow(control) : robot.press(control);
    if (browser.leadsTo !== undefined) {
      await browser.open(browser.leadsTo);
      return "wait for the payment";
    }
  }
  const [address] = robot.find(robot.inMain(browser.fields()), '[name="address"]');
  if (address && chance % 8) return giveAddress(robot, address, chance);
  const [checkout] = robot.find(robot.inMain(browser.links()), 'a[href$="/checkout"]');
  if (checkout) return robot.follow(checkout);
  const add = robot.find(browser.buttons(), ADDS);
  const [cart] = robot.find(browser.links(), BASKET);
  const basket = headerBasket(contents);
  // A phone's bar does not say the sum.
  const isFull = basket || !browser.hasScripts ? (basket?.total ?? 0) >= ENOUGH : chance % 3 === 0;
  if (cart && isFull && chance % 4) return robot.follow(cart);
  if (add.length) return addDish(robot, chance);
  return toMenu(robot);
}

/** The page of a group order's link. */
const GUEST_LINK = 'main a[href*="/together/"][rel="nofollow"]';

const toGroup = (robot: Robot) => robot.find(robot.browser.links(), 'a[href$="/together"]')[0];

/** Opens the cart to somebody else, who opens the link. Later: looks at the group order. */
async function together(robot: Robot, chance: number): Promise<string> {
  const { browser } = robot;
  const way = toGroup(robot);
  if (way && robot.friend) return robot.follow(way);
  const [cart] = robot.find(browser.links(), BASKET);
  if (!way) return cart ? robot.follow(cart) : addDish(robot, chance);
  const words = [await robot.follow(way)];
  const [open] = browser.buttons().filter((one) => robot.intentOf(one) === "open");
  if (open) {
    await fillForm(robot, browser.formOf(open).get(0) as Element, chance);
    words.push(await robot.press(open));
  }
  await browser.look();
  const link = browser.page.$(GUEST_LINK).attr("href");
  if (link) words.push(`a friend opens the link, ${await joinIn(await robot.invite(new URL(link).pathname), chance)}`);
  return words.join(", ");
}

/** A guest gives a name, and orders by what the pages offer. */
async function joinIn(friend: Robot, chance: number): Promise<string> {
  const { browser } = friend;
  const [name] = friend.find(friend.inMain(browser.fields()), '[name="name"]');
  const [button] = browser.buttons().filter((one) => name && browser.formOf(one).is(browser.formOf(name)));
  if (!name || !button || !/\/together\//.test(browser.page.path)) return goOn(friend, chance);
  await friend.type(name, friend.name);
  return friend.press(button);
}

/** Texts that no person would type on purpose. */
const ODD = ["", " ", "0", "-1", "1e999", "zzz", "%", "💥", "a".repeat(300), "'\"><", "９９"];

const FRIENDS_MOVES = [
  "press anything of the page",
  "follow anything of the page",
  "choose anything",
  "another language",
  "press twice",
  "go back",
  "reload",
  "cookies are gone",
];

export const moves: Move[] = [
  { name: "go on", weight: 60, can: () => true, make: goOn },
  {
    name: "fill in a form",
    weight: 6,
    can: (robot) => robot.inMain(robot.browser.fields()).length > 0,
    async make(robot, chance) {
      const { $ } = robot.browser.page;
      const forms = [
        ...new Set(robot.inMain(robot.browser.fields()).map((field) => $(field).closest("form").get(0))),
      ].filter(Boolean) as Element[];
      const form = pick(forms, chance);
      if (!form) return "find no form";
      await fillForm(robot, form, chance >> 2);
      const buttons = robot.browser.buttons().filter((button) => $(button).closest(form).length > 0);
      const button = pick(buttons, chance >> 4);
      return button ? `fill in, ${await robot.press(button)}` : "find no button";
    },
  },
  {
    name: "press anything of the page",
    weight: 16,
    can: (robot) => robot.inMain(robot.browser.buttons()).length > 0,
    make: async (robot, chance) => robot.press(pick(robot.inMain(robot.browser.buttons()), chance) as Element),
  },
  {
    name: "follow anything of the page",
    weight: 10,
    can: (robot) => robot.inMain(robot.browser.links()).length > 0,
    make: async (robot, chance) => robot.follow(pick(robot.inMain(robot.browser.links()), chance) as Element),
  },
  {
    name: "press or follow anything around the page",
    weight: 5,
    can: (robot) => robot.browser.page.isShop && robot.browser.links().length > 0,
    make: async (robot, chance) => {
      const controls = [...robot.browser.links(), ...robot.browser.buttons()].filter(
        (one) => robot.browser.page.$(one).closest("main").length === 0,
      );
      const control = pick(controls, chance);
      if (!control) return "find nothing around the page";
      return control.tagName === "a" ? robot.follow(control) : robot.press(control);
    },
  },
  {
    name: "choose anything",
    weight: 5,
    can: (robot) => robot.inMain(robot.browser.fields()).length > 0,
    async make(robot, chance) {
      const field = pick(robot.inMain(robot.browser.fields()), chance) as Element;
      const { type = "text", name } = field.attribs;
      const text = chance % 5 === 0 ? (pick(ODD, chance >> 3) ?? "") : textFor(robot, field, chance >> 3);
      await robot.type(field, text);
      return `${type === "radio" || type === "checkbox" ? "choose" : `type "${text.slice(0, 30)}" into`} ${name ?? robot.browser.nameOf(field)}`;
    },
  },
  {
    name: "another language",
    weight: 2,
    can: (robot) => robot.find(robot.browser.buttons(), "button[lang]").length > 0,
    make: async (robot, chance) =>
      robot.press(pick(robot.find(robot.browser.buttons(), "button[lang]"), chance) as Element),
  },
  {
    name: "collect instead, or have it brought",
    weight: 2,
    can: (robot) => robot.find(robot.browser.links(), 'a[href*="order-type"]').length > 0,
    make: async (robot, chance) =>
      robot.follow(pick(robot.find(robot.browser.links(), 'a[href*="order-type"]'), chance) as Element),
  },
  {
    name: "press twice",
    weight: 2,
    can: (robot) => robot.inMain(robot.browser.buttons()).length > 0,
    make: async (robot, chance) => robot.press(pick(robot.inMain(robot.browser.buttons()), chance) as Element, true),
  },
  {
    name: "tamper",
    weight: 2,
    can: (robot) => robot.browser.page.isShop && robot.inMain(robot.browser.buttons()).length > 0,
    async make(robot, chance) {
      const { $ } = robot.browser.page;
      const button = pick(robot.inMain(robot.browser.buttons()), chance) as Element;
      const hidden = pick(robot.browser.formOf(button).find("input[type=hidden]").toArray(), chance >> 4);
      const value = pick(ODD, chance >> 6) ?? "";
      if (hidden) $(hidden).val(value);
      const { name } = hidden?.attribs ?? {};
      // An invented form is answered, and nothing more is promised.
      robot.typed.clear();
      return `${name ? `write "${value.slice(0, 20)}" into the hidden ${name}, ` : ""}${await robot.press(button)}`;
    },
  },
  {
    name: "go back",
    weight: 5,
    can: (robot) => robot.browser.canGoBack,
    async make(robot) {
      robot.typed.clear();
      await robot.browser.back();
      return "go back";
    },
  },
  {
    name: "reload",
    weight: 3,
    can: (robot) => robot.browser.page.isShop,
    async make(robot) {
      robot.typed.clear();
      await robot.browser.reload();
      return "reload";
    },
  },
  {
    name: "wait for the page",
    weight: 2,
    can: (robot) => robot.browser.leadsTo !== undefined,
    async make(robot) {
      robot.typed.clear();
      await robot.browser.open(
        new URL(robot.browser.leadsTo ?? "", robot.browser.origin + robot.browser.page.path).href,
      );
      return "wait until the page goes on by itself";
    },
  },
  {
    name: "Enter",
    weight: 3,
    can: ({ browser: { hasScripts, page, focused } }) =>
      hasScripts &&
      page.isShop &&
      !["button", "input", "select", "textarea", "summary"].includes(focused?.tagName ?? ""),
    async make(robot) {
      robot.takeChanges();
      await robot.browser.enter();
      const changes = robot.takeChanges();
      if (changes.length > 0) throw new Broken(7, `Enter on ${robot.browser.page.path} has made ${changes.join(", ")}`);
      return "press Enter";
    },
  },
  {
    name: "the other window",
    weight: 2,
    can: () => true,
    async make(robot) {
      await robot.turnToOtherWindow();
      return "turn to the other window";
    },
  },
  {
    name: "order together",
    weight: 4,
    can: (robot) => (robot.friend ? toGroup(robot) !== undefined : robot.browser.page.isShop && pathOf(robot) !== "/"),
    make: together,
  },
  {
    name: "the friend goes on",
    weight: 30,
    can: ({ friend }) => friend !== undefined,
    async make({ friend }, chance) {
      if (!friend) return "there is no friend";
      const own = FRIENDS_MOVES.flatMap((name) => moves.filter((move) => move.name === name && move.can(friend)));
      const move = chance % 2 ? undefined : pick(own, chance >> 1);
      const words = await (move ? move.make(friend, chance >> 4) : joinIn(friend, chance >> 1));
      await friend.browser.look();
      await checkAll(friend);
      return `the friend: ${words}`;
    },
  },
  ...worldMoves,
];

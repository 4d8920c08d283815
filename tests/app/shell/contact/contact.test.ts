import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as callMeBack from "../../../../app/shell/contact/call-me-back.route";
import type { ContactView } from "../../../../app/shell/contact/contact.view";
import * as feedback from "../../../../app/shell/contact/feedback.route";
import * as partners from "../../../../app/shell/contact/partners.route";
import * as rent from "../../../../app/shell/contact/rent.route";
import * as returnRequest from "../../../../app/shell/contact/return-request.route";
import { calls } from "../../../../contract/calls";
import { UPSTREAM, visitArgs } from "../../../support/app/route";
import { placeCalls } from "../../../support/upstream/places";
import { upstream, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls);

type Form = Record<string, string>;
type Answer = { errors?: Form; typed?: Form; view?: ContactView };
type Kind = "question" | "call" | "supplier" | "landlord" | "return";

const routes = { question: feedback, call: callMeBack, supplier: partners, landlord: rent, return: returnRequest };
const paths = {
  question: "feedback",
  call: "call-me-back",
  supplier: "partners",
  landlord: "rent",
  return: "return-request",
};
const upstreamPaths = {
  question: "questions",
  call: "call-me-back",
  supplier: "supplier-request",
  landlord: "landlord-request",
  return: "questions",
};

let last = 3_000_000;
let phone = "";
/** What came to the chain. */
let sent: { path: string; body: Record<string, unknown> }[] = [];

const take = (path: string, body: unknown) => {
  sent.push({ path, body: body as Record<string, unknown> });
  return HttpResponse.json({ notification: "We call from ten." });
};
const on = (kind: Kind, answer: () => Response | Promise<Response>) =>
  upstream.use(http.post(`${UPSTREAM}/api/feedback/${upstreamPaths[kind]}`, answer));

beforeEach(() => {
  // A phone of its own for each test: limits count by it, and the same words twice are one message.
  phone = `+7 921 ${(last += 1)}`;
  sent = [];
  upstream.use(
    http.post(`${UPSTREAM}/api/feedback/:path`, async ({ request, params }) =>
      take(String(params.path), await request.json()),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** The fields of each form, all filled in. */
const filled = (kind: Kind): Form => {
  const contact = { name: "Anna", phone, privacy_policy: "1" };
  switch (kind) {
    case "question":
      return { ...contact, email: "anna@example.com", message: "No onions?" };
    case "call":
      return contact;
    case "supplier":
      return { ...contact, email: "", city_name: "Moscow", company: "Baltic Salmon", product_category: "Fish" };
    case "landlord":
      return { ...contact, email: "", city_name: "Moscow", shop: "A former café", square: "84,5 m²" };
    case "return":
      return {
        ...contact,
        email: "anna@example.com",
        order_id: "№ 48216",
        reason: "missing",
        message: "",
        solution: "refund",
      };
  }
};

type Sending = { cookies?: string; address?: string; query?: string };

async function send(kind: Kind, form: Form = filled(kind), { cookies = "", address, query = "" }: Sending = {}) {
  const args = visitArgs(`/spb/${paths[kind]}${query}`, { form, cookies });
  const outcome = await outcomeOf(async () => routes[kind].action({ ...args, context: { address } }));
  return { ...outcome, answer: (outcome.view ?? {}) as Answer, after: cookiesAfter(cookies, outcome.cookies) };
}

async function look(kind: Kind, { cookies = "", query = "" }: Sending = {}) {
  const outcome = await outcomeOf(async () =>
    routes[kind].loader(visitArgs(`/spb/${paths[kind]}${query}`, { cookies })),
  );
  return outcome.view as ContactView;
}

const without = (form: Form, ...names: string[]): Form =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)));

const kinds = Object.keys(routes) as Kind[];

describe("a form goes", () => {
  const contact = () => ({ name: "Anna", phone: phone.replace(/\D/g, ""), city_id: 1 });
  test.each<[Kind, () => Record<string, unknown>]>([
    ["question", () => ({ ...contact(), email: "anna@example.com", message: "No onions?" })],
    ["call", contact],
    ["supplier", () => ({ ...contact(), city_name: "Moscow", company: "Baltic Salmon", product_category: "Fish" })],
    ["landlord", () => ({ ...contact(), city_name: "Moscow", shop: "A former café", square: 84.5 })],
    [
      "return",
      () => ({
        ...contact(),
        email: "anna@example.com",
        message: "Refund or replacement, order no.\u00a048216\nSomething is missing\nA refund",
      }),
    ],
  ])("to the chain with the specified fields: %s", async (kind, body) => {
    const { status, location } = await send(kind);
    expect([status, location]).toEqual([303, `/spb/${paths[kind]}?sent=1`]);
    expect(sent).toEqual([{ path: upstreamPaths[kind], body: body() }]);
  });

  test("the e-mail of a supplier goes along, and what a customer writes about a return", async () => {
    await send("supplier", { ...filled("supplier"), email: "fish@example.com" });
    await send("return", { ...filled("return"), message: "No soy\r\nsauce" });
    expect(sent[0]?.body.email).toBe("fish@example.com");
    expect(sent[1]?.body.message).toMatch(/\nA refund\nNo soy\nsauce$/);
  });
});

describe("the specified fields are required, each with words of its own", () => {
  test.each<[Kind, string[]]>([
    ["question", ["name", "phone", "email", "message", "privacy_policy"]],
    ["call", ["name", "phone", "privacy_policy"]],
    ["supplier", ["name", "phone", "city_name", "company", "product_category", "privacy_policy"]],
    ["landlord", ["name", "phone", "city_name", "shop", "square", "privacy_policy"]],
    ["return", ["order_id", "phone", "name", "email", "reason", "solution", "privacy_policy"]],
  ])("%s", async (kind, required) => {
    const { status, answer } = await send(kind, { nothing: "" });
    expect(status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual(required);
    const words = Object.values(answer.errors ?? {});
    expect(new Set(words).size).toBe(words.length);
    expect(words.join(" ")).not.toMatch(/contact:|required/);
    expect(sent).toEqual([]);
    const { constraints } = await look(kind);
    const asked = Object.entries(constraints).flatMap(([name, { required: is }]) => (is ? [name] : []));
    expect(asked.sort()).toEqual([...required].sort());
  });

  test.each<[Kind, Form, string]>([
    ["question", { email: "anna" }, "email"],
    ["question", { name: "a".repeat(101) }, "name"],
    ["question", { message: "a".repeat(1_501) }, "message"],
    ["question", { phone: "+7 921" }, "phone"],
    ["question", { phone: "+49 30 123456" }, "phone"],
    ["landlord", { square: "large" }, "square"],
    ["landlord", { square: "0" }, "square"],
    ["landlord", { square: "-5" }, "square"],
    ["return", { order_id: "48-216" }, "order_id"],
    ["return", { reason: "<script>" }, "reason"],
    ["supplier", { email: "fish@" }, "email"],
    ["call", { privacy_policy: "0" }, "privacy_policy"],
  ])("%s with %j", async (kind, wrong, field) => {
    const form = { ...filled(kind), ...wrong };
    const { status, answer } = await send(kind, form);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(sent).toEqual([]);
    expect(answer.typed).toMatchObject(
      without(form, ...(form.message && form.message.length > 2_000 ? ["message"] : [])),
    );
  });
});

describe("after a form was sent", () => {
  test.each(kinds)("a reload of the thanks sends nothing again: %s", async (kind) => {
    const { after } = await send(kind);
    expect(sent).toHaveLength(1);
    for (const reload of [1, 2]) {
      const view = await look(kind, { cookies: after, query: "?sent=1" });
      expect(view.sent?.text).toMatch(/\+7 \(921\) \d{3}-\d{2}-\d{2}|anna@example\.com/);
      expect(view.sent?.notification, `time ${reload}`).toBe("We call from ten.");
    }
    expect(sent).toHaveLength(1);
    expect((await look(kind, { cookies: after })).sent, "the form's own address shows the form").toBeUndefined();
  });

  test("the thanks belong to who sent it, and to that form", async () => {
    const { after } = await send("call");
    expect((await look("call", { query: "?sent=1" })).sent).toBeUndefined();
    expect((await look("question", { cookies: after, query: "?sent=1" })).sent).toBeUndefined();
    expect(after).not.toContain("Anna");
  });

  test("a modal shows its next step, and loads nothing again", async () => {
    const { status, answer } = await send("call", { ...filled("call"), answer: "data" });
    expect(status).toBe(200);
    expect(answer.view?.sent?.heading).toBe("Thank you, Anna");
    expect(answer).toMatchObject({ skipRevalidation: true });
  });

  test("the phone fills the next form, but not in the place of a signed-in customer's own", async () => {
    const { after } = await send("call");
    expect((await look("question", { cookies: after })).phone.value.replace(/\D/g, "")).toBe(phone.replace(/\D/g, ""));
    const cookies = `${await sessionOf({ key: "abc", signed_in: { name: "Boris" } })}; phone=79210000001`;
    expect((await send("supplier", filled("supplier"), { cookies })).after).toContain("phone=79210000001");
    expect((await look("call", { cookies })).known.name).toBe("Boris");
  });
});

describe("one press is one message", () => {
  test("two presses at once send it once, and both are thanked", async () => {
    on("question", async () => {
      await delay(20);
      return take("questions", {});
    });
    const form = filled("question");
    const both = await Promise.all([send("question", form), send("question", form)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(sent).toHaveLength(1);
    await send("question", form);
    expect(sent).toHaveLength(1);
    await send("question", { ...form, message: "And no garlic?" });
    expect(sent).toHaveLength(2);
  });

  test("one that failed may be sent again", async () => {
    on("call", () => HttpResponse.json({}, { status: 500 }));
    expect((await send("call")).status).toBe(502);
    upstream.use(http.post(`${UPSTREAM}/api/feedback/call-me-back`, () => take("call-me-back", {})));
    expect((await send("call")).status).toBe(303);
  });
});

describe("floods", () => {
  test("what only a program fills in comes back, and the second press sends", async () => {
    const form = filled("call");
    const { status, answer } = await send("call", { ...form, contact_time: "http://spam.example" });
    expect(status).toBe(422);
    expect(answer.typed).toEqual(form);
    expect(sent).toEqual([]);
    expect((await send("call", answer.typed)).status).toBe(303);
  });

  test("an address sends ten messages an hour, with words when the next may follow", async () => {
    const address = "203.0.113.77";
    const messages = Array.from({ length: 10 }, () => ({ ...filled("call"), phone: `+7 921 ${(last += 1)}` }));
    for (const form of messages) expect((await send("call", form, { address })).status).toBe(303);
    const { status, answer, retryAfter } = await send("call", filled("call"), { address });
    expect(status).toBe(429);
    expect(answer.errors?.form).toMatch(/after \d\d:\d\d or call \+7 812 000-00-12/);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(answer.typed).toMatchObject({ name: "Anna" });
    expect(sent).toHaveLength(10);
    expect((await send("call", filled("call"), { address: "203.0.113.78" })).status).toBe(303);
  });

  test("a phone is called back five times an hour at most, whoever asks", async () => {
    for (const number of [1, 2, 3, 4, 5])
      expect((await send("call", { ...filled("call"), name: `Anna ${number}` })).status).toBe(303);
    expect((await send("call", { ...filled("call"), name: "Anna 6" })).status).toBe(429);
  });

  test("an outage uses up nobody's tries", async () => {
    on("call", () => HttpResponse.json({}, { status: 503 }));
    for (const number of [1, 2, 3, 4, 5, 6])
      expect((await send("call", { ...filled("call"), name: `Anna ${number}` })).status).toBe(502);
  });
});

describe("an upstream that misbehaves: the form comes back filled, with words", () => {
  test.each<[string, () => Response | Promise<Response>, number, RegExp]>([
    ["loses the connection", () => HttpResponse.error(), 503, /may or may not have reached us/],
    ["fails", () => HttpResponse.json({}, { status: 500 }), 502, /our side/i],
    [
      "fails in words",
      () => HttpResponse.json({ message: "The desk is closed" }, { status: 500 }),
      502,
      /The desk is closed/,
    ],
    ["refuses", () => HttpResponse.json({ message: "Not this one" }, { status: 400 }), 422, /Not this one/],
    ["limits", () => HttpResponse.json({}, { status: 429 }), 429, /too many/i],
    ["answers no JSON", () => new HttpResponse("<html>", { status: 200 }), 502, /may or may not have reached us/],
  ])("it %s", async (_, answer, status, words) => {
    on("question", answer);
    const outcome = await send("question");
    expect(outcome.status).toBe(status);
    expect(outcome.answer.errors?.form).toMatch(words);
    expect(outcome.answer.typed).toMatchObject(filled("question"));
    expect(outcome.cookies.join()).not.toContain("sent_message");
  });

  test("it is too slow", async () => {
    const limit = calls.feedbackQuestion.limit;
    calls.feedbackQuestion.limit = 30;
    on("question", async () => {
      await delay(2_000);
      return HttpResponse.json({});
    });
    const { status, answer } = await send("question").finally(() => (calls.feedbackQuestion.limit = limit));
    expect(status).toBe(504);
    expect(answer.errors?.form).toContain("Send it again");
  });

  test("its map of errors stands beside the fields, the first message of each", async () => {
    on("landlord", () =>
      HttpResponse.json({ errors: { square: ["Too small", "x"], shop: "Where?", inn: "Missing" } }, { status: 422 }),
    );
    const { status, answer } = await send("landlord");
    expect(status).toBe(422);
    expect(answer.errors).toMatchObject({ square: "Too small", shop: "Where?" });
    expect(answer.errors?.form).toContain("Missing");
  });

  test("the consent leads to the text that it is about", async () => {
    expect((await look("call")).policy).toBe("/privacy-policy?city=spb");
  });

  test("a city list that cannot be had leaves the city to be typed", async () => {
    const { cities, known } = await look("landlord");
    expect(cities).toContain("Moscow");
    expect(known.city_name).toBe("Saint Petersburg");
    expect((await look("call")).cities).toEqual([]);
  });
});

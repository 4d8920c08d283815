import type { ServerResponse } from "node:http";
import { FakeUpstream, type Heard } from "./fake-upstream";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Fields that name something, choose something or are read by the shop: other text than expected there is no answer of the contract. */
const MACHINE =
  /^(alias|key|product_key|id|code|type|kind|precision|session|position|pos|mask|country_code|currency_code|order_type|order_types|payment_type|notify_channel|date_string|date_today|interval|icon|background|click_url|page_url|small|big|image|at|birthday|sex|added_at|verify_param|acquiring|public_key)$/;

/** Answers as another upstream does, with every text that people read passed through `change`. */
export class AlteredUpstream {
  change: (text: string, field: string) => string = (text) => text;
  private constructor(
    private readonly fake: FakeUpstream,
    private readonly origin: string,
  ) {
    fake.answer = (response, heard) => this.answer(response, heard);
  }

  static before = async (origin: string) => new AlteredUpstream(await FakeUpstream.start(), origin);

  get url() {
    return this.fake.url;
  }

  /** Session keys that calls carried. */
  get sessions() {
    return this.fake.heard.flatMap(({ headers }) => /session_key=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? []);
  }

  close() {
    this.fake.stop();
  }

  private async answer(response: ServerResponse, { method, url, headers, body }: Heard) {
    const sent = Object.entries(headers).filter(
      ([name]) => !/^(host|connection|content-length|accept-encoding)$/.test(name),
    ) as [string, string][];
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await fetch(this.origin + url, { method, body: text, headers: sent });
    const isJson = answer.headers.get("content-type")?.includes("json");
    const kept = [...answer.headers].filter(([name]) => /^(content-type|date|set-cookie)$/.test(name));
    response.writeHead(answer.status, kept.flat());
    response.end(
      isJson ? JSON.stringify(this.alter((await answer.json()) as Json)) : Buffer.from(await answer.arrayBuffer()),
    );
  }

  private alter(value: Json, field = ""): Json {
    if (typeof value === "string") return isForMachines(value, field) ? value : this.change(value, field);
    if (Array.isArray(value)) return value.map((one) => this.alter(one, field));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries({ ...value, ...added(value) }).map(([name, one]) => [name, this.alter(one, name)]),
    );
  }
}

/** A customer's phone is digits and goes back into the order; a city's is for people. */
const isForMachines = (text: string, field: string) => MACHINE.test(field) || (field === "phone" && /^\d+$/.test(text));

/** Texts that an upstream may add anywhere that they belong, and the sandbox seldom does. */
function added(value: { [name: string]: Json }): { [name: string]: Json } {
  if ("timezone" in value && "phone_masks" in value) return { alert: "Alert" };
  if ("schedule" in value && "address" in value) return { alert: "Alert", tags: ["Tag"] };
  if ("product_key" in value && "count" in value) return { modifiers_text: "Choice" };
  if ("packages" in value && "prices" in value && "version" in value)
    return { messages: ["top", "bottom", "promocode"].map((position) => ({ position, title: "Title", text: "Text" })) };
  if ("weight" in value && "price" in value) return { accent_text: "Accent", alert: "Alert" };
  if ("cart" in value || "user" in value || "order_id" in value) return { notification: "Notification" };
  return {};
}

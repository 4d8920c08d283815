import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import {
  action as removeAddress,
  loader as askToRemove,
} from "../../../../../app/account/profile/addresses/delete-address.route";
import { action, loader } from "../../../../../app/account/profile/page/profile.route";
import type { DeleteAddressView, ProfileView } from "../../../../../app/account/profile/profile.view";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import { customerCalls } from "../../../../support/upstream/customers";
import { orderCalls } from "../../../../support/upstream/orders";
import { addressAnswer, placeCalls } from "../../../../support/upstream/places";
import { handler, on, upstream, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, placeCookieOf, sessionOf } from "../../../../support/upstream/visitor";

const { delivery_address: nevsky } = addressAnswer({ room: "12", floor: "5" });
const ligovsky = { ...nevsky, id: 502, address: "Ligovsky prospekt, 74", room: "305" };
const pokrovka = { ...nevsky, id: 503, city_id: 2, city: { id: 2, name: "Moscow" }, address: "Pokrovka, 17" };
const repino = { ...nevsky, id: 504, address: "Repino, 4", delivery_possible: false };

/** What was asked of the upstream that changes something, in its order. */
let asked: { call: string; body?: Record<string, unknown> }[] = [];

const noting = (call: string, answer: () => Response) =>
  http.all(`${UPSTREAM}/api/${call}`, async ({ request, params }) => {
    const body = request.method === "POST" ? ((await request.json()) as Record<string, unknown>) : undefined;
    asked.push({ call: call.replace(":id", String(params.id)), ...(body && { body }) });
    return answer();
  });

useUpstream(placeCalls, orderCalls, customerCalls, () => [
  handler("addresses", { delivery_addresses: [nevsky, ligovsky, pokrovka, repino] }),
  noting("user/addresses/set-by-coordinates", () => HttpResponse.json(addressAnswer({ ...ligovsky, room: "306" }))),
  noting("user/addresses/set-by-id", () => HttpResponse.json(addressAnswer())),
  noting("user/addresses/remove/:id", () => HttpResponse.json({})),
  noting("shops/set", () => HttpResponse.json({}, { status: 500 })),
]);
beforeEach(() => void (asked = []));

const signedIn = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });
const at = async (id: number | undefined, order_type = "delivery") =>
  [
    await signedIn(),
    await placeCookieOf({
      city: "spb",
      address: id ? { id, address: "Nevsky prospekt, 20", delivery_zone_id: 7 } : undefined,
      shop: { id: 11, name: "Nori", street: "Nevsky prospekt, 88" },
    }),
    `order_type=${order_type}`,
  ].join("; ");

async function look(query = "", cookies?: string) {
  const own = cookies ?? (await at(501));
  const outcome = await outcomeOf(() => loader(visitArgs(`/spb/profile?tab=addresses${query}`, { cookies: own })));
  return { ...outcome, view: (outcome.view as ProfileView).addresses };
}

async function save(id: number | string, typed: Record<string, string>, cookies?: string) {
  const args = visitArgs("/spb/profile?tab=addresses", {
    form: { intent: `door:${id}`, ...typed },
    cookies: cookies ?? (await at(501)),
  });
  const outcome = await outcomeOf(() => action(args));
  return { ...outcome, answer: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } };
}

describe("the list of addresses", () => {
  test("says which is in use, which is in another city, and where nobody delivers", async () => {
    const [used, other, moscow, none] = (await look()).view?.addresses ?? [];
    expect(used).toMatchObject({
      title: "Nevsky prospekt, 20",
      door: "flat\u00a012, floor\u00a05",
      inUse: true,
      use: undefined,
    });
    expect(other).toMatchObject({ inUse: false, edit: "/spb/profile?tab=addresses&edit=502#address-502" });
    expect(other?.use).toBe("/spb/address?return_to=%2Fspb%2Fprofile%3Ftab%3Daddresses");
    expect(moscow).toMatchObject({ title: "Moscow, Pokrovka, 17", city: "Moscow" });
    expect(moscow?.use).toBe("/moscow/address?return_to=%2Fmoscow%2Fprofile%3Ftab%3Daddresses");
    expect(moscow?.edit).toContain("/moscow/profile?tab=addresses&edit=503");
    expect(none).toMatchObject({
      use: undefined,
      edit: undefined,
      collect: "/spb/nearest-shop?point=59.936%2C30.32&where=Repino%2C+4&return_to=%2Fspb%2F",
    });
  });

  test("has none in use while the order is collected", async () => {
    const { view } = await look("", await at(501, "takeaway"));
    expect(view?.addresses.filter(({ inUse }) => inUse)).toEqual([]);
  });

  test("puts the address first that the link names, and changes nothing", async () => {
    const { view } = await look("&delivery_address_id=502");
    expect(view?.addresses.map(({ id, named }) => [id, named])[0]).toEqual([502, true]);
    expect(asked).toEqual([]);
  });

  test("opens the form of one door of this city", async () => {
    const open = async (id: number) => (await look(`&edit=${id}`)).view?.addresses.filter(({ editing }) => editing);
    expect((await open(502))?.map(({ id }) => id)).toEqual([502]);
    expect((await open(502))?.[0]?.editing?.values).toMatchObject({ room: "305", entrance: "" });
    expect(await open(503)).toEqual([]);
    expect(await open(504)).toEqual([]);
  });

  test("says that it could not be loaded", async () => {
    on("addresses", {}, 500);
    expect(await look()).toMatchObject({ status: 503, view: undefined });
  });
});

describe("changing a door", () => {
  test("saves every detail, empty ones too, and keeps delivering to the address in use", async () => {
    const { status, location, place } = await save(502, { room: "305", floor: "3" });
    expect([status, location, place]).toEqual([303, "/spb/profile?tab=addresses", undefined]);
    expect(asked).toEqual([
      {
        call: "user/addresses/set-by-coordinates",
        body: {
          city_id: 1,
          latitude: 59.936,
          longitude: 30.32,
          room: "305",
          floor: "3",
          entrance: "",
          intercom: "",
          description: "",
        },
      },
      { call: "user/addresses/set-by-id", body: { delivery_address_id: 501 } },
    ]);
  });

  test("of the address in use changes the place along", async () => {
    const { place } = await save(502, { room: "306" }, await at(502));
    expect(place?.address).toMatchObject({ id: 502, room: "306" });
    expect(asked.map(({ call }) => call)).toEqual(["user/addresses/set-by-coordinates"]);
  });

  test("removes the former address if another flat is another one", async () => {
    upstream.use(
      noting("user/addresses/set-by-coordinates", () => HttpResponse.json(addressAnswer({ ...ligovsky, id: 510 }))),
    );
    await save(502, { room: "307" });
    expect(asked.map(({ call }) => call)).toEqual([
      "user/addresses/set-by-coordinates",
      "user/addresses/remove/502",
      "user/addresses/set-by-id",
    ]);
  });

  test("tells where the order goes if the former place cannot be chosen again", async () => {
    const { place, order_type, flash } = await save(502, { room: "306" }, await at(undefined, "takeaway"));
    expect(asked.at(-1)?.call).toBe("shops/set");
    expect(place?.address?.id).toBe(502);
    expect(order_type).toBe("delivery");
    expect(flash?.text).toContain("Ligovsky prospekt, 74");
  });

  test.each([
    [{}, ["room"]],
    [{ room: "1".repeat(201) }, ["room"]],
    [{ room: "1", floor: "2".repeat(200), intercom: "3".repeat(200), entrance: "4".repeat(200) }, ["floor"]],
  ])("comes back for %#", async (typed, fields) => {
    const { status, answer } = await save(502, typed as Record<string, string>);
    expect([status, asked]).toEqual([422, []]);
    expect(Object.keys(answer.errors ?? {})).toEqual(expect.arrayContaining(fields));
  });

  test.each([503, 999, "", "x"])("of %j, which is not one of this city's, changes nothing", async (id) => {
    const { status, answer } = await save(id, { room: "1" });
    expect([status, answer.errors, asked]).toEqual([422, { form: "This address is no longer there." }, []]);
  });

  test("keeps what was typed during an outage", async () => {
    upstream.use(noting("user/addresses/set-by-coordinates", () => HttpResponse.json({}, { status: 500 })));
    const { status, answer, place } = await save(502, { room: "306" });
    expect([status, answer.typed, place]).toEqual([502, { room: "306" }, undefined]);
  });
});

describe("the form of a door that came back", () => {
  test.each([401, 403])(
    "keeps what was typed when the session has ended (%i), and the tab shows it without the list",
    async (ended) => {
      on("addresses", {}, ended);
      const form = { intent: "door:502", title: "Ligovsky prospekt, 74", room: "306" };
      const args = visitArgs("/spb/profile?tab=addresses&edit=502", { form, cookies: await at(501) });
      const { status, view, cookies } = await outcomeOf(() => action(args));
      expect([status, view]).toMatchObject([401, { signed_out: true, typed: { room: "306" } }]);
      expect(cookiesAfter(await signedIn(), cookies)).not.toContain("session=");
      const after = await outcomeOf(() => loader(args));
      expect(after.status).toBe(200);
      expect((after.view as ProfileView).addresses?.addresses).toMatchObject([{ id: 502, editing: { values: {} } }]);
    },
  );

  test("is there as well while the list cannot be loaded", async () => {
    on("addresses", {}, 500);
    const form = { intent: "door:502", room: "306" };
    const args = visitArgs("/spb/profile?tab=addresses&edit=502", { form, cookies: await at(501) });
    expect((await outcomeOf(() => action(args))).status).toBe(502);
    expect((await outcomeOf(() => loader(args))).status).toBe(200);
  });

  test.each(["forgotten", "ended upstream"])(
    "says that the session has ended, not that the address is gone, where it is %s",
    async (ended) => {
      const ofNobody = ({ request }: { request: Request }) =>
        request.headers.get("cookie")?.includes("abc")
          ? HttpResponse.json({}, { status: 401 })
          : HttpResponse.json({ delivery_addresses: [] });
      on("addresses", ofNobody);
      const cookies = ended === "forgotten" ? "language=en" : await at(501);
      const { status, answer } = await save(502, { room: "306" }, cookies);
      expect([status, answer.typed]).toEqual([401, { room: "306" }]);
      expect(answer.errors?.form).toMatch(/signed out/);
    },
  );
});

describe("removing an address", () => {
  const of = (address_id: string | number) => ({ params: { address_id: String(address_id) } });
  const remove = async (id: number | string, cookies?: string) => {
    const own = cookies ?? (await at(501));
    const args = visitArgs(`/spb/profile/addresses/${id}/delete`, { ...of(id), form: {}, cookies: own });
    return outcomeOf(() => removeAddress(args));
  };

  test("is a question that names it", async () => {
    const args = visitArgs("/spb/profile/addresses/502/delete", { ...of(502), cookies: await at(501) });
    const { status, view } = await outcomeOf(() => askToRemove(args));
    expect([status, (view as DeleteAddressView).address]).toEqual([200, "Ligovsky prospekt, 74, flat\u00a0305"]);
  });

  test("leads back to the list, and keeps the place", async () => {
    const { status, location, place } = await remove(502);
    expect([status, location, place]).toEqual([303, "/spb/profile?tab=addresses", undefined]);
    expect(asked.map(({ call }) => call)).toEqual(["user/addresses/remove/502"]);
  });

  test("of the one in use forgets the place, and keeps the shop", async () => {
    const { place } = await remove(501);
    expect([place?.address, place?.shop?.id]).toEqual([undefined, 11]);
  });

  test("counts one as removed that is gone already", async () => {
    upstream.use(
      noting("user/addresses/remove/:id", () => HttpResponse.json({ message: "It is gone" }, { status: 404 })),
    );
    expect((await remove(502)).status).toBe(303);
  });

  test("says why it is still there", async () => {
    upstream.use(noting("user/addresses/remove/:id", () => HttpResponse.json({}, { status: 500 })));
    const { status, view, place } = await remove(501);
    expect([status, place]).toEqual([502, undefined]);
    expect((view as { errors?: Record<string, string> }).errors?.form).toMatch(/\w/);
  });

  test.each(["0", "x", "9".repeat(20), "999"])("has no page for %j", async (id) => {
    const args = visitArgs(`/spb/profile/addresses/${id}/delete`, { ...of(id), cookies: await at(501) });
    expect((await outcomeOf(() => askToRemove(args))).status).toBe(404);
  });

  test("is for the signed-in only", async () => {
    expect((await remove(501, await sessionOf({ key: "abc" }))).location).toContain("/spb/login");
    expect(asked).toEqual([]);
  });
});

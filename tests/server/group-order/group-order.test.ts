import "../../support/app/route";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { follow, HOST, hold, piecesOf, type GroupOrder } from "../../../server/group-order/group-order";
import { newId, newSecret, partsOfLink } from "../../../server/group-order/store";

const groupOf = (held: Record<string, number>[], pending?: GroupOrder["pending"]): GroupOrder => ({
  id: "abcdefgh",
  secret: "s".repeat(15),
  city: "spb",
  scope: { city_id: 1, order_type: "delivery" },
  session: "",
  host: "Anna",
  state: "open",
  ends_at: 0,
  guests: held.map((own, at) => ({ id: `g${at}`, key: "", name: `Guest ${at}`, held: own, taken_out: 0 })),
  pending,
});

describe("a change whose answer was lost", () => {
  const pending = { person: "g0", line_key: "roll", count: 2, total: 3 };

  it("counts if the line holds what it was to hold", () => {
    const group = groupOf([{}], pending);
    follow(group, [{ key: "roll", count: 3 }]);
    expect([piecesOf(group, "g0", { key: "roll", count: 3 }), group.pending]).toEqual([2, undefined]);
  });

  it.each([[[{ key: "roll", count: 1 }]], [[]]])(
    "counts for nothing if the line shows that it was not made",
    (lines) => {
      const group = groupOf([{}], pending);
      follow(group, lines);
      expect([group.guests[0]?.held, group.pending]).toEqual([{}, undefined]);
    },
  );

  it("counts if the line is gone, as it was to be", () => {
    const group = groupOf([{ roll: 2 }], { ...pending, count: 0, total: 0 });
    follow(group, []);
    expect(group.guests[0]?.held).toEqual({});
  });
});

describe("a guest's dishes", () => {
  it("of a name that every object has are nobody's", () => {
    const group = groupOf([{}]);
    expect(piecesOf(group, "g0", { key: "constructor", count: 2 })).toBe(0);
    hold(group, "g0", "__proto__", 1);
    expect(piecesOf(group, HOST, { key: "roll", count: 2 })).toBe(2);
  });

  it("of somebody who is no guest are none", () => {
    expect(piecesOf(groupOf([{ roll: 1 }]), "nobody", { key: "roll", count: 2 })).toBe(0);
  });
});

describe("the largest group order that the environment allows", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is kept whole", async () => {
    vi.stubEnv("DATA_FOLDER", mkdtempSync(join(tmpdir(), "groups-")));
    vi.resetModules();
    const { environment } = await import("../../../server/operate/environment");
    Object.assign(environment(), { GROUP_ORDER_GUESTS: 50 });
    const { createGroup, MAX_GUEST_DISHES, readGroup } = await import("../../../server/group-order/store");
    const held = Object.fromEntries(
      Array.from({ length: MAX_GUEST_DISHES }, (_, n) => [
        `set-philadelphia-${n}-${"classic.cheese.roe-".repeat(10)}`,
        1,
      ]),
    );
    const group = { ...groupOf(Array.from({ length: 50 }, () => held)), ends_at: Date.now() + 60_000 };
    await createGroup(group);
    expect((await readGroup(group.id))?.guests).toHaveLength(50);
  });
});

describe("a link", () => {
  it("has an id and a secret of 90 bits", () => {
    for (let n = 0; n < 200; n += 1) {
      const [id, secret] = [newId(), newSecret()];
      expect(partsOfLink(id + secret)).toEqual({ id, secret });
    }
  });

  it.each([
    undefined,
    "",
    "short",
    "x".repeat(24),
    `../../etc/passwd${"x".repeat(7)}`,
    `${"x".repeat(22)}%`,
    " ".repeat(23),
  ])("%j is none", (link) => expect(partsOfLink(link)).toBeUndefined());
});

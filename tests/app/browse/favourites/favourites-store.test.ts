// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { FavouritesStore, type FavouritesAnswer } from "../../../../app/browse/favourites/favourites-store";

type Sent = { product_key: string; liked: boolean; answer: (given: FavouritesAnswer) => void };

let sent: Sent[];
let store: FavouritesStore;

beforeEach(() => {
  sent = [];
  store = new FavouritesStore(
    (_city, product_key, liked) => new Promise((answer) => void sent.push({ product_key, liked, answer })),
  );
});

/** The request of this place, once it was sent. */
const request = async (place: number) => {
  for (let turn = 0; turn < 20 && !sent[place]; turn += 1) await Promise.resolve();
  return sent[place] as Sent;
};

describe("hearts with scripts", () => {
  it("are full at once, newest first, and stay so when the server has them", async () => {
    store.learn(["soup"]);
    const done = store.press("spb", "roll", true);
    expect(store.keys()).toEqual(["roll", "soup"]);
    (await request(0)).answer({ keys: ["roll", "soup"] });
    expect(await done).toBeUndefined();
    expect(store.keys()).toEqual(["roll", "soup"]);
  });

  it("go back with the reason when the server refuses", async () => {
    const done = store.press("spb", "roll", true);
    (await request(0)).answer({ keys: ["soup"], error: "You already have 50 favourites" });
    expect(await done).toBe("You already have 50 favourites");
    expect(store.keys()).toEqual(["soup"]);
  });

  it("go back without an answer, as when offline", async () => {
    store.learn(["roll"]);
    const done = store.press("spb", "roll", false);
    expect(store.keys()).toEqual([]);
    (await request(0)).answer({ error: "" });
    expect(await done).toBe("");
    expect(store.keys()).toEqual(["roll"]);
  });

  it("pressed twice quickly end in what was pressed last", async () => {
    const both = [store.press("spb", "roll", true), store.press("spb", "roll", false)];
    expect(store.keys()).toEqual([]);
    // The first press had not been sent: only the last one is.
    const first = await request(0);
    expect(first.liked).toBe(false);
    first.answer({ keys: [] });
    expect(await Promise.all(both)).toEqual([undefined, undefined]);
    expect([sent.length, store.keys()]).toEqual([1, []]);
  });

  it("pressed again while a request is under way send what was pressed last", async () => {
    const one = store.press("spb", "roll", true);
    const first = await request(0);
    const other = store.press("spb", "roll", false);
    first.answer({ keys: ["roll"] });
    const second = await request(1);
    expect([second.liked, store.keys()]).toEqual([false, []]);
    second.answer({ keys: [] });
    expect(await Promise.all([one, other])).toEqual([undefined, undefined]);
    expect(store.keys()).toEqual([]);
  });

  it("of several dishes are sent one after the other: each answer is the whole list", async () => {
    const all = [store.press("spb", "roll", true), store.press("spb", "soup", true)];
    (await request(0)).answer({ keys: ["roll"] });
    expect((await request(1)).product_key).toBe("soup");
    expect(store.keys()).toEqual(["soup", "roll"]);
    sent[1]?.answer({ keys: ["soup", "roll"] });
    await Promise.all(all);
    expect([sent.length, store.keys()]).toEqual([2, ["soup", "roll"]]);
  });

  it("keep what was pressed when a page brings an older list", async () => {
    const done = store.press("spb", "roll", true);
    store.learn([]);
    expect(store.keys()).toEqual(["roll"]);
    (await request(0)).answer({ keys: ["roll"] });
    await done;
    store.learn([]);
    expect(store.keys()).toEqual([]);
  });
});

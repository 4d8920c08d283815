import { createClock } from "../../../sandbox/clock";
import { createSandbox } from "../../../sandbox/server";
import { menuOf } from "../../../sandbox/shop/menu/menu";
import { orderingPlace } from "../../../sandbox/shop/place/ordering-place";
import { upstream } from "../app/route";
import { NOON, toSpb } from "../sandbox/visitor";
import { handler } from "./answers";

const clock = createClock(Date.now, { now: NOON, rate: 0 });
const { app, world } = createSandbox({ brand: "nori", data: ":memory:", pace: 1, clock });
const { sessions } = world.store;

/** One with a choice, one without, one that is sold by two, and one that is sold out. */
const dishes = ["philadelphia", "tom-yum", "gunkan-tobiko", "gunkan-scallop-baked"];

/** A sandbox for carts that follow its rules: it answers all calls that a test does not, with a menu of four dishes. */
export const sandboxCalls = () => {
  world.store.clear();
  sandboxCart.key = sessions.open(NOON, toSpb).key;
  upstream.fallback = app;
  const menu = menuOf(world, orderingPlace(toSpb), "en").product_groups;
  const products = menu.flatMap((group) => group.products).filter(({ key }) => dishes.includes(key));
  return [handler("products", { product_groups: [{ ...menu[0], products }] })];
};

/** The cart of a session that each test has in the sandbox. */
export const sandboxCart = {
  /** The session's key. */
  key: "",
  /** Sets counts of lines without a call. The key of a line is the dish's, or `dish~modifier:1`. */
  fill(counts: Record<string, number>) {
    const session = sessions.find(this.key);
    if (!session) throw new Error("no session");
    const { basket } = session;
    for (const [key, count] of Object.entries(counts)) {
      const [product_key = "", choice = ""] = key.split("~");
      const chosen = [...choice.matchAll(/([^,:]+):(\d+)/g)].map(([, id, number]) => [id, Number(number)]);
      const modifiers = Object.fromEntries(chosen) as Record<string, number>;
      const others = basket.lines.filter((line) => line.key !== key);
      basket.lines = [...others, { key, product_key, modifiers, count, added_at: NOON + others.length }];
    }
    basket.version += 1;
    sessions.save(session);
  },
  /** The lines of the newest cart that has any. */
  counts(): Record<string, number> {
    const [session] = sessions.withCart(1);
    return Object.fromEntries(session?.basket.lines.map(({ key, count }) => [key, count]) ?? []);
  },
};

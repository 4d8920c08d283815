import fc from "fast-check";
import { plain, type Open } from "./browsers";
import { checkAll } from "./invariants";
import { Broken } from "./broken";
import type { Move } from "./move";
import { moves } from "./moves";
import { checkResources } from "./resources";
import { Robot } from "./robot";
import type { Shop } from "./shop";

export interface Progress {
  moves: number;
  orders: number;
  /** How often each move was made. */
  made: Map<string, number>;
  /** Is told each move, after it was made. */
  tell?: (robot: Robot, words: string) => void;
}

export const noProgress = (tell?: Progress["tell"]): Progress => ({ moves: 0, orders: 0, made: new Map(), tell });

/** `steps`: what the customer did, in words that a person can repeat. */
export type Failure = { rule: number; message: string; steps: string[] };

const MOVES = 60;
const SHRINK_MS = 20_000;
/** The moves of who does little but order. */
export const TO_DINNER = [
  "go on",
  "fill in a form",
  "press anything of the page",
  "another language",
  "wait for the page",
];

/** A move as fast-check makes it. It is left out where the page does not offer it. */
class Step implements fc.AsyncCommand<{ robot: Robot }, Robot> {
  constructor(
    private readonly move: Move,
    private readonly chance: number,
    private readonly progress: Progress,
  ) {}

  check = ({ robot }: { robot: Robot }) => this.move.can(robot);

  async run(_: unknown, robot: Robot) {
    const { isDisturbed } = robot;
    robot.steps.push(this.move.name);
    const words = await this.move.make(robot, this.chance);
    robot.steps.splice(-1, 1, words);
    await robot.browser.look();
    const { progress } = this;
    progress.tell?.(robot, words);
    progress.moves += 1;
    progress.made.set(this.move.name, (progress.made.get(this.move.name) ?? 0) + 1);
    await checkAll(robot);
    // The world's doing lasts for one move of the customer.
    if (isDisturbed) robot.calm();
  }
}

/**
 * One customer's life in an empty world, in a browser that `open` starts: moves of the table by their weights. The seed
 * reproduces it. A failure is shrunk to fewer moves that break the same rule, for `shrinkMs`. `only` names the moves that
 * are made.
 */
export async function walk(
  shop: Shop,
  seed: number,
  progress: Progress,
  { open = plain(), shrinkMs = SHRINK_MS, only }: { open?: Open; shrinkMs?: number; only?: string[] } = {},
): Promise<Failure | undefined> {
  const steps = moves
    .filter(({ name }) => !only || only.includes(name))
    .map((move) => ({
      weight: move.weight,
      arbitrary: fc.nat().map((chance) => new Step(move, chance, progress)),
    }));
  let until = Infinity;
  let found: Failure | undefined;
  const life = fc.asyncProperty(
    fc.commands([fc.oneof(...steps)], { maxCommands: MOVES, size: "max" }),
    async (made) => {
      if (Date.now() >= until) return;
      shop.begin();
      const robot = new Robot(shop, seed, await open(shop, seed), open);
      try {
        await robot.browser.open("/");
        await fc.asyncModelRun(() => ({ model: { robot }, real: robot }), made);
        await checkResources(shop);
      } catch (error) {
        const rule = error instanceof Broken ? error.rule : 0;
        if (found && rule !== found.rule) return;
        if (!found) until = Date.now() + shrinkMs;
        found = { rule, message: rule ? (error as Error).message : String((error as Error).stack), steps: robot.steps };
        throw error;
      } finally {
        await robot.close();
        progress.orders += robot.party.ordered;
      }
    },
  );
  await fc.check(life, { seed, numRuns: 1, unbiased: true });
  return found;
}

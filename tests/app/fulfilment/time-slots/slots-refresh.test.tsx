// @vitest-environment jsdom
import { act, useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { KeepFocus } from "../../../../app/fulfilment/time-slots/KeepFocus";
import { useKeepTime } from "../../../../app/fulfilment/time-slots/use-keep-time";
import { useTimes } from "../../../../app/fulfilment/time-slots/use-times";
import type { WhenView } from "../../../../app/fulfilment/time-slots/time-slots.view";
import { inEnglish } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

const fetcher = vi.hoisted(() => ({ data: undefined as object | undefined, post: vi.fn(), hasFailed: false }));
vi.mock("@remix-run/react", () => ({
  useNavigation: () => ({ state: "idle" }),
  useParams: () => ({ city: "spb" }),
}));
vi.mock("../../../../app/shared/web/hydration/side-fetcher", () => ({ useSideFetcher: () => fetcher }));

const day = "2026-11-21";
const dates = [{ value: day, label: "Today", current: true }];
const of = (...free: string[]): WhenView => ({ dates, slots: free.map((value) => ({ value, title: value })) });
/** The upstream did not answer while the page was made. */
const missing: WhenView = { slots: [], message: "No times." };

const root = reactRoot();
let answer: WhenView | undefined;
const asked = vi.fn<(path: string) => void>();

function Times({ loaded }: { loaded: WhenView }) {
  const box = useRef<HTMLDivElement>(null);
  const { when, refreshed, lost } = useTimes(loaded, box);
  const { keep, error } = useKeepTime(day);
  const chosen = refreshed ? refreshed.picked : loaded.chosen;
  return (
    <KeepFocus box={box}>
      <fieldset tabIndex={-1}>
        {when.slots.map(({ value, taken }) => (
          <label key={value}>
            <input
              type="radio"
              name="interval_id"
              value={value}
              defaultChecked={value === chosen}
              disabled={taken !== undefined}
              onChange={() => keep(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <p role="alert">{error}</p>
      <output>{lost && typeof lost === "object" ? lost.time : ""}</output>
    </KeepFocus>
  );
}

const draw = (loaded: WhenView) => act(() => root.render(inEnglish(<Times loaded={loaded} />)));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const shown = () => [...document.querySelectorAll("input")].map(({ value }) => value);

beforeEach(() => {
  vi.useFakeTimers();
  answer = of("19:00");
  asked.mockReset();
  fetcher.post.mockReset();
  fetcher.data = undefined;
  vi.stubGlobal("fetch", (path: string) => {
    asked(path);
    return Promise.resolve({ ok: answer !== undefined, json: () => Promise.resolve(answer) });
  });
});

describe("intervals are loaded after 1.5 s where the page could not have them", () => {
  it("and not before", async () => {
    draw(missing);
    await pass(1_499);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls).toEqual([["/spb/checkout/times"]]);
    expect(shown()).toEqual(["19:00"]);
  });

  it("once: a second failure waits for the next minute", async () => {
    answer = undefined;
    draw(missing);
    await pass(30_000);
    expect(asked).toHaveBeenCalledTimes(1);
    answer = of("19:30");
    await pass(30_000);
    expect(shown()).toEqual(["19:30"]);
  });

  it("but not where the page came with them", async () => {
    draw(of("19:00"));
    await pass(59_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it("nor after the page has gone", async () => {
    draw(missing);
    act(() => root.render(null));
    await pass(5_000);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("intervals are refreshed every 60 s", () => {
  it("for the day that is shown", async () => {
    draw(of("19:00"));
    await pass(180_000);
    expect(asked.mock.calls).toEqual(Array(3).fill([`/spb/checkout/times?date=${day}`]));
  });

  it("a reload of the page that was asked for before a refresh, and comes after it, brings no lost one back", async () => {
    draw({ ...of("19:00", "19:30"), chosen: "19:00", asked_at: 1_000 });
    answer = { ...of("19:30"), asked_at: 61_000 };
    await pass(60_000);
    draw({ ...of("19:00", "19:30"), chosen: "19:00", asked_at: 60_900 });
    expect(shown()).toEqual(["19:30"]);
    expect(document.querySelector("output")?.textContent).toBe("19:00");
    draw({ ...of("19:00", "20:00"), asked_at: 61_100 });
    expect(shown(), "a later one is newer").toEqual(["19:00", "20:00"]);
  });

  it("a reload that was asked for before a refresh, and comes while that is under way, does not stop it", async () => {
    let come: (answer: object) => void = () => undefined;
    const answers = new Promise<object>((resolve) => (come = resolve));
    vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
      const now = await answers;
      signal?.throwIfAborted();
      return { ok: true, json: () => Promise.resolve(now) };
    });
    draw({ ...of("19:00", "19:30"), chosen: "19:00", asked_at: 1_000 });
    await pass(60_000);
    draw({ ...of("19:00", "19:30"), chosen: "19:00", asked_at: 60_900 });
    come({ ...of("19:30"), asked_at: 61_000 });
    await pass(0);
    expect(shown()).toEqual(["19:30"]);
    expect(document.querySelector("output")?.textContent).toBe("19:00");
  });

  it("a reload for another day counts whenever it was asked for", async () => {
    draw({ ...of("19:00"), asked_at: 1_000 });
    answer = { ...of("19:30"), asked_at: 61_000 };
    await pass(60_000);
    draw({ ...of("12:00"), dates: [{ value: "2026-11-22", label: "Tomorrow", current: true }], asked_at: 60_900 });
    expect(shown()).toEqual(["12:00"]);
  });

  it("a chosen one that is no longer there is dropped and said, and no other is chosen", async () => {
    draw({ ...of("19:00", "19:30"), chosen: "19:00" });
    answer = of("19:30", "20:00");
    await pass(60_000);
    expect(document.querySelector("output")?.textContent).toBe("19:00");
    expect(document.querySelector("input:checked")).toBeNull();
  });

  it("keeps the one that is chosen and still there", async () => {
    draw(of("19:00", "19:30"));
    act(() => radio("19:30")?.click());
    answer = of("19:30", "20:00");
    await pass(60_000);
    expect(radio("19:30")?.checked).toBe(true);
  });
});

describe("whoever is at the very slot that goes stays at the question", () => {
  const taken = (value: string): WhenView => ({
    dates,
    slots: [{ value, title: value, taken: "taken" }, ...of("20:00").slots],
  });
  const question = () => document.querySelector("fieldset");

  it.each([
    ["is taken", taken("19:00")],
    ["is no longer listed", of("20:00")],
  ])("when a refresh says that it %s", async (_, now) => {
    draw({ ...of("19:00", "20:00"), chosen: "19:00" });
    radio("19:00")?.focus();
    answer = now;
    await pass(60_000);
    expect(document.activeElement).toBe(question());
  });

  it.each([
    ["is taken", taken("19:00")],
    ["is no longer listed", of("20:00")],
  ])("when the page's own data says that it %s, before a refresh does", async (_, now) => {
    draw({ ...of("19:00", "20:00"), chosen: "19:00" });
    radio("19:00")?.focus();
    draw(now);
    expect(document.activeElement).toBe(question());
    answer = now;
    await pass(60_000);
    expect(document.activeElement).toBe(question());
  });

  it("and whoever is elsewhere stays there", async () => {
    draw({ ...of("19:00", "20:00"), chosen: "19:00" });
    radio("20:00")?.focus();
    draw(taken("19:00"));
    expect(document.activeElement).toBe(radio("20:00"));
  });
});

describe("updates of the chosen interval are debounced for 1 s", () => {
  it("the last of several is sent, once", async () => {
    draw(of("19:00", "19:30"));
    act(() => radio("19:00")?.click());
    await pass(900);
    act(() => radio("19:30")?.click());
    await pass(999);
    expect(fetcher.post).not.toHaveBeenCalled();
    await pass(1);
    expect(fetcher.post).toHaveBeenCalledTimes(1);
    const fields = { interval_id: "19:30", interval_date: day, answer: "data", quiet: "1" };
    expect(fetcher.post).toHaveBeenCalledWith("/spb/intervals", fields);
  });

  it("nothing is sent from a page that has gone", async () => {
    draw(of("19:00"));
    act(() => radio("19:00")?.click());
    act(() => root.render(null));
    await pass(5_000);
    expect(fetcher.post).not.toHaveBeenCalled();
  });

  it("what was answered about a time is not said of the one that is picked after it", async () => {
    const said = () => document.querySelector("[role=alert]")?.textContent;
    const times = of("19:00", "19:30");
    draw(times);
    act(() => radio("19:00")?.click());
    await pass(1_000);
    fetcher.data = { errors: { interval_id: "19:00 has been taken." } };
    draw(times);
    expect(said()).toBe("19:00 has been taken.");
    act(() => radio("19:30")?.click());
    expect(said()).toBe("");
    // The same answer is still there while the next one is under way.
    await pass(1_000);
    expect(said()).toBe("");
    fetcher.data = { errors: { interval_id: "19:30 has been taken." } };
    draw(times);
    expect(said()).toBe("19:30 has been taken.");
  });
});

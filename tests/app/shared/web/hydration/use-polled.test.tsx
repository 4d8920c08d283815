// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { usePolled } from "../../../../../app/shared/web/hydration/use-polled";
import { reactRoot } from "../../../../support/app/react-root";

type View = { path: string; text: string };

const fetcher = vi.hoisted(() => ({ data: undefined as unknown, hasFailed: false, isLoading: false, load: vi.fn() }));
vi.mock("../../../../../app/shared/web/hydration/side-fetcher", () => ({ useSideFetcher: () => fetcher }));

const root = reactRoot();
const view = (text: string, path = "/spb/one"): View => ({ path, text });

function Page({ loaded }: { loaded: View }) {
  const { view, isBehind } = usePolled(loaded, {
    path: loaded.path,
    everyMs: 30_000,
    goesOn: ({ text }) => text !== "over",
    renewed: (answer, last) =>
      answer.text === "" ? undefined : { ...answer, text: answer.text.replace("+", last.text) },
  });
  return (
    <p>
      {view.text}
      {isBehind && " behind"}
    </p>
  );
}
const show = (loaded: View) => act(() => root.render(<Page loaded={loaded} />));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const answer = (data: View | undefined, loaded: View) => {
  fetcher.data = data;
  show(loaded);
};
const text = () => document.querySelector("p")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  fetcher.data = undefined;
  fetcher.hasFailed = false;
  fetcher.load.mockReset();
});

it("polls the path, and shows what comes", () => {
  const loaded = view("loaded");
  show(loaded);
  expect(text()).toBe("loaded");
  pass(60_000);
  expect(fetcher.load.mock.calls).toEqual([["/spb/one"], ["/spb/one"]]);
  answer(view("polled"), loaded);
  expect(text()).toBe("polled");
});

it("keeps the last view while polls fail, and says that it is behind", () => {
  const loaded = view("loaded");
  show(loaded);
  answer(view("polled"), loaded);
  fetcher.hasFailed = true;
  show(loaded);
  expect(text()).toBe("polled behind");
  fetcher.hasFailed = false;
  answer(view("newer"), loaded);
  expect(text()).toBe("newer");
});

it("does the same when an answer has nothing to show, of a poll or of the page itself", () => {
  const loaded = view("loaded");
  show(loaded);
  answer(view(""), loaded);
  expect(text()).toBe("loaded behind");
  show(view(""));
  expect(text()).toBe("loaded behind");
});

it("shows a page that came with nothing, and then what comes", () => {
  const loaded = view("");
  show(loaded);
  expect(text()).toBe(" behind");
  answer(view("polled"), loaded);
  expect(text()).toBe("polled");
});

it("an answer may take something of the last view along", () => {
  const loaded = view("loaded");
  show(loaded);
  answer(view("+ and more"), loaded);
  expect(text()).toBe("loaded and more");
});

it("shows the page that is loaded again, and drops the answer to an earlier poll", () => {
  show(view("loaded"));
  pass(30_000);
  const again = view("again");
  show(again);
  expect(text()).toBe("again");
  answer(view("late"), again);
  expect(text()).toBe("again");
  pass(30_000);
  answer(view("polled"), again);
  expect(text()).toBe("polled");
});

it("shows nothing of another path", () => {
  show(view("one"));
  const two = view("", "/spb/two");
  show(two);
  expect(text()).toBe(" behind");
  pass(30_000);
  expect(fetcher.load).toHaveBeenLastCalledWith("/spb/two");
});

it("ends with a view that changes no more", () => {
  show(view("over"));
  pass(60_000);
  expect(fetcher.load).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "@remix-run/router";
import { Outlet, useLoaderData, useNavigate, useRevalidator, useRouteError } from "@remix-run/react";
import { readFileSync } from "node:fs";
import { act } from "react";
import { createMemoryRouter, redirect } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NotRenewed } from "../../../../../app/shell/frame/NotRenewed";
import { keepPageOfRouter } from "../../../../../app/shared/web/hydration/keep-page";
import { useSideFetcher } from "../../../../../app/shared/web/hydration/side-fetcher";
import { skipRevalidationForModals as shouldRevalidate } from "../../../../../app/shared/web/modal/revalidation";
import { sourceFiles } from "../../../../support/architecture/imports";
import { reactRoot } from "../../../../support/app/react-root";
import { InBrowser, inEnglish } from "../../../../support/app/in-shop";

const root = reactRoot();

/** The path and query of a call, and what it answers. */
let answer: (path: string) => unknown;
let modules: () => Promise<object>;
const importModule = () => modules();

const ways: [string, () => unknown][] = [
  ["there is no network, or a filter blocks it", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another text than data comes", () => Promise.reject(new Error("Unable to decode turbo-stream response"))],
  ["the server has an error", () => Promise.reject(new ErrorResponseImpl(503, "", "busy"))],
  ["a script of a page gets an error of the server", () => Promise.reject(new Response(null, { status: 502 }))],
];

function Page() {
  const data = useLoaderData<string>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const poll = useSideFetcher<{ at: string }>("poll");
  const other = useSideFetcher<object>("other");
  const change = useSideFetcher<object>("change");
  return (
    <main>
      <p>{data}</p>
      <p>{`poll ${poll.data?.at ?? "-"} ${poll.hasFailed ? "failed" : ""}`}</p>
      <p>{`other ${other.hasFailed ? "failed" : ""} ${other.isIdle ? "idle" : ""}`}</p>
      <p>{`change ${change.hasFailed ? "failed" : ""}`}</p>
      <input />
      <button onClick={() => poll.load("/spb/form?poll")}>Poll</button>
      <button onClick={() => other.load("/spb/lazy")}>Load</button>
      <button onClick={() => change.post("/spb/other", { name: "Anna" })}>Change</button>
      <button onClick={() => revalidate()}>Again</button>
      <button onClick={() => navigate("/spb/form?day=2")}>Day</button>
      <button onClick={() => navigate("/spb/other")}>Leave</button>
    </main>
  );
}

const call = ({ request }: { request: Request }): object | null => {
  const { pathname, search } = new URL(request.url);
  return answer(`${request.method === "GET" ? "" : "POST "}${pathname}${search}`) as object | null;
};

async function open() {
  const routes = [
    {
      id: "root",
      loader: call,
      shouldRevalidate,
      element: (
        <>
          <NotRenewed />
          <Outlet />
        </>
      ),
      ErrorBoundary: () => <h1>{`Error page ${String((useRouteError() as { status?: number } | null)?.status)}`}</h1>,
      children: [
        { id: "form", path: "/spb/form", loader: call, shouldRevalidate, element: <Page /> },
        { id: "other", path: "/spb/other", loader: call, action: call, element: <h1>Another page</h1> },
        { id: "lazy", path: "/spb/lazy", loader: call, lazy: () => modules().then(() => ({ element: <h1>Lazy</h1> })) },
      ],
    },
  ];
  const hydrationData = { loaderData: { root: "first", form: "first" } };
  const router = createMemoryRouter(routes, { initialEntries: ["/spb/form"], hydrationData });
  window.__remixManifest = {
    routes: { ...Object.fromEntries((routes[0]?.children ?? []).map(({ id, path }) => [id, { id, path }])) },
  } as never;
  keepPageOfRouter(router as never, importModule);
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = "typed";
  return field;
}

const press = (name: string) =>
  act(async () => {
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const text = () => document.body.textContent ?? "";
const NOTICE = "We couldn’t refresh this page";

beforeEach(() => {
  answer = (path) => ({ at: path });
  modules = () => Promise.resolve({});
});
afterEach(() => {
  delete (window as { __remixManifest?: unknown }).__remixManifest;
});

describe.each(ways)("a call beside the page, when %s", (_, fails) => {
  const stays = (field: HTMLInputElement) => {
    expect(text()).not.toContain("Error page");
    expect(document.querySelector("input")).toBe(field);
    expect(field.value).toBe("typed");
  };

  it("a poll keeps what the last one brought, and says so until one succeeds", async () => {
    const field = await open();
    answer = () => ({ at: "19:00" });
    await press("Poll");
    expect(text()).toContain("poll 19:00");
    answer = fails;
    await press("Poll");
    expect(text()).toContain("poll 19:00 failed");
    expect(text()).not.toContain(NOTICE);
    stays(field);
    answer = () => ({ at: "19:01" });
    await press("Poll");
    expect(text()).toContain("poll 19:01");
    expect(text()).not.toContain("failed");
  });

  it("what was asked for has failed, and can be asked for again", async () => {
    const field = await open();
    answer = fails;
    await press("Load");
    expect(text()).toContain("other failed idle");
    stays(field);
    answer = () => ({ at: "" });
    await press("Load");
    expect(text()).not.toContain("failed");
    stays(field);
  });

  it("a change has failed, and the page is not loaded again", async () => {
    const field = await open();
    const asked: string[] = [];
    answer = (path) => {
      asked.push(path);
      return fails();
    };
    await press("Change");
    expect(asked).toEqual(["POST /spb/other"]);
    expect(text()).toContain("change failed");
    stays(field);
  });

  it.each([
    ["after a change", "Change"],
    ["by the page itself", "Again"],
    ["for another day", "Day"],
  ])("what is loaded again %s: the page says that it is old, until it is loaded", async (_, button) => {
    const field = await open();
    answer = (path) => (path.startsWith("POST") ? { done: true } : fails());
    await press(button);
    expect(text()).toContain("first");
    expect(text()).toContain(NOTICE);
    stays(field);
    await press("Try again");
    expect(text()).toContain(NOTICE);
    answer = () => "second";
    await press("Try again");
    expect(text()).toContain("second");
    expect(text()).not.toContain(NOTICE);
    stays(field);
  });

  it("the way to another page ends at its error page", async () => {
    await open();
    answer = fails;
    await press("Leave");
    expect(text()).toContain("Error page");
  });
});

it("what the page says of its age stands in the dialog that lies over it, where it can be read and pressed", async () => {
  await open();
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await press("Again");
  expect(dialog.textContent).toContain(NOTICE);
  dialog.remove();
  const isInPage = () => document.querySelector("main")?.parentElement?.textContent.includes(NOTICE);
  while (!isInPage()) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  answer = () => "second";
  await press("Try again");
  expect(text()).not.toContain(NOTICE);
});

it("a module that cannot be loaded keeps the page", async () => {
  const field = await open();
  modules = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  await press("Load");
  expect(text()).toContain("other failed");
  expect(text()).not.toContain("Error page");
  expect(field.isConnected).toBe(true);
});

it.each([
  ["a redirect", () => redirect("/spb/other"), "Another page"],
  ["a page that is gone", () => new Response(null, { status: 404 }), "Error page 404"],
])("%s is an answer, of a side call too", async (_, respond, shown) => {
  await open();
  answer = (path) => {
    if (path === "/spb/lazy") throw respond();
    return "ok";
  };
  await press("Load");
  expect(text()).toContain(shown);
});

it("every fetcher is a side fetcher or a modal's", () => {
  const files = sourceFiles("app");
  const using = files.filter((file) => readFileSync(file, "utf8").includes("useFetcher"));
  expect(using).toEqual(["app/shared/web/hydration/side-fetcher.ts", "app/shared/web/modal/Modal.tsx"]);
});

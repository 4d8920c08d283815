import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { admissionQueue, type AdmissionQueue } from "../../../server/http/admission-queue";

let slept = 0;
let queue: AdmissionQueue;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  slept = 0;
  told = [];
  queue = admissionQueue(() => slept);
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const request = (name: string | number) => ({
  admit: () => void told.push(`${name} starts`),
  refuse: () => void told.push(`${name} is refused`),
});
const enter = (count: number, name = "page") =>
  Array.from({ length: count }, (_, number) => queue.enter(request(`${name} ${number}`)));
const leave = (leavers: (() => void)[]) => leavers.forEach((one) => one());
const ending = (words: string) => told.filter((one) => one.endsWith(words)).length;

it("lets eight pages start, and each that waits when one is done, in the order in which they came", () => {
  const all = enter(11);
  expect(told).toEqual(Array.from({ length: 8 }, (_, number) => `page ${number} starts`));
  told = [];
  leave([all[3], all[5]] as (() => void)[]);
  expect(told).toEqual(["page 8 starts", "page 9 starts"]);
  leave(all);
});

it("lets more start while the event loop sleeps: they only wait for the upstream", () => {
  const all = enter(30);
  expect(ending("starts")).toBe(8);
  slept += 5;
  vi.advanceTimersByTime(20);
  expect(ending("starts")).toBe(13);
  slept += 1;
  all.push(...enter(1));
  expect(ending("starts")).toBe(14);
  leave(all);
});

it("a long sleep is not saved up for a crowd", () => {
  slept = 60_000;
  const all = enter(100);
  expect(ending("starts")).toBe(28);
  leave(all);
});

it("no more than 200 pages are under way, however idle the event loop is", () => {
  const all: (() => void)[] = [];
  for (let one = 0; one < 250; one++) {
    slept += 10;
    all.push(...enter(1));
  }
  expect(ending("starts")).toBe(200);
  leave(all);
});

it("a page that waited for two seconds is refused", () => {
  const all = enter(9);
  vi.advanceTimersByTime(1_980);
  expect(ending("is refused")).toBe(0);
  vi.advanceTimersByTime(40);
  expect(told.at(-1)).toBe("page 8 is refused");
  leave(all);
});

it("pages for which there is no place are refused after a second, a few at a time", () => {
  const all = enter(1_000);
  const refused = () => told.filter((one) => / (\d+) is refused/.test(one)).length;
  vi.advanceTimersByTime(980);
  expect(refused()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(refused()).toBeGreaterThan(100);
  expect(refused()).toBeLessThan(150);
  expect(told.filter((one) => one.endsWith("is refused"))[0]).toBe("page 108 is refused");
  vi.advanceTimersByTime(60_000);
  expect([ending("starts"), ending("is refused")]).toEqual([8, 992]);
  leave(all);
});

it("whoever gives up leaves the line, and is neither admitted nor refused", () => {
  const all = enter(200);
  leave(all.slice(8));
  told = [];
  vi.advanceTimersByTime(10_000);
  leave(all);
  expect(told).toEqual([]);
});

it("a page for all visitors starts before those that wait, and is never refused", () => {
  const all = enter(120);
  told = [];
  all.push(queue.enter(request("menu"), true));
  leave(all.splice(0, 1));
  expect(told).toEqual(["menu starts"]);
  leave(all);
});

it("one that is turned away is refused like the others", () => {
  const gone = queue.refuseLater(request("visitor"));
  vi.advanceTimersByTime(900);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual(["visitor is refused"]);
  gone();
});

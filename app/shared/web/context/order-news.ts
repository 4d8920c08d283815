import { useEffect, useRef } from "react";
import type { ActiveOrderView } from "./city-frame";

/** The state of an order that an answer told. `line`: how the line on every page tells it. */
export type OrderNews = { order: number; status: string; line?: ActiveOrderView };

const EVENT = "order-news";
const CHANNEL = "orders";
/** A channel also delivers to other listeners in its own window; the id lets them ignore the message. */
const THIS_WINDOW = String(Math.random());

/** The last news of each order in this window. */
const known = new Map<number, OrderNews>();

/**
 * Passes on what an answer told of orders to every place of the page, and to other windows, if it is news for this
 * window (docs/architecture.md#true-at-every-moment).
 */
export function tellOrders(told: OrderNews[]) {
  for (const news of told) {
    const before = known.get(news.order);
    known.set(news.order, { ...before, ...news });
    const isNew = before?.status !== news.status;
    if (!isNew && !hasOtherWords(before, news)) continue;
    window.dispatchEvent(new CustomEvent(EVENT, { detail: news }));
    if (!isNew || !("BroadcastChannel" in window)) continue;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ from: THIS_WINDOW, order: news.order, status: news.status });
    channel.close();
  }
}

const hasOtherWords = ({ line: before }: OrderNews, { line }: OrderNews) =>
  before !== undefined && line !== undefined && (before.title !== line.title || before.note !== line.note);

/** Calls back with what another part of the page, or another window without its words, was told. */
export function useOrderNews(heard: (news: OrderNews) => void) {
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const onNews = (event: Event) => latest.current((event as CustomEvent<OrderNews>).detail);
    window.addEventListener(EVENT, onNews);
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : undefined;
    if (channel)
      channel.onmessage = ({ data: { from, ...news } }) => {
        if (from !== THIS_WINDOW) latest.current(news);
      };
    return () => {
      window.removeEventListener(EVENT, onNews);
      channel?.close();
    };
  }, []);
}

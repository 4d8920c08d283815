import type { ChainLink } from "../../shared/web/links/chain-link.server";

/** It carries its buttons' labels, because cached pages do not have them. */
export type BannerView = {
  id: number;
  title: string;
  text?: string;
  picture?: string;
  button?: ChainLink & { words: string };
  later: string;
  hide: string;
  close: string;
};

/** The answer of `{city}/offer`; empty if there is no banner now. */
export type BannerNews = {
  banner?: BannerView;
  /** Seconds until it opens. */
  delay?: number;
};

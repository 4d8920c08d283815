import type { ChainLink } from "../links/chain-link.server";

/** A banner that opens by itself, with the words of its buttons: a page that is the same for everybody has none of them. */
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

/** What `{city}/banner` answers to a script: nothing where there is none now. */
export type BannerNews = {
  banner?: BannerView;
  /** Seconds until it opens. */
  delay?: number;
};

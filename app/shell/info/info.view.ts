import type { ModalName } from "../../shared/web/modal/modals";
import type { IconName } from "../../shared/ui/icons/icon-names";

/** Its HTML comes from our own Markdown. */
export type ContentView = {
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: SectionView[];
  links: LinkView[];
};

export type SectionView = { id: string; title: string; html: string };

export type LinkView = { to: string; words: string; current?: boolean };

export type CityFactsView = {
  heading: string;
  rows: { icon: IconName; text: string; note?: string; href?: string }[];
};

export type StoryView = ContentView & {
  facts: CityFactsView;
  /** A picture of one of the brand's dishes; path below /pictures. */
  picture?: string;
  action: LinkView & { modal?: ModalName };
};

export type PaymentInfoView = ContentView & {
  order_types: LinkView[];
  /** Undefined if they could not be loaded. */
  ways?: { alias: string; name: string; note?: string; icon: IconName }[];
};

export type LegalView = ContentView & {
  /** The date since when the text is in force. */
  since?: string;
  /** Only on one page of deployments with analytics. */
  analytics?: { heading: string; text: string; state: string; allow: string; refuse: string };
};

export type InfoView = {
  title: string;
  rows: (LinkView & { page: string; icon: IconName; note?: string })[];
  small: LinkView[];
};

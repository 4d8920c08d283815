/** A dish of the list: what it is called, what is in it, what it costs. */
export type ListedDishView = { key: string; name: string; note: string; text: string; picture?: string; price: string };

export type ListedGroupView = { alias: string; name: string; text?: string; dishes: ListedDishView[] };

/** The menu as a list, or one group of it: for who reads, prints or searches it. Nothing is ordered here. */
export type MenuListView = {
  title: string;
  description: string;
  heading: string;
  /** Every group, with the path of its page. */
  groups: { alias: string; name: string; to: string; current?: true }[];
  shown: ListedGroupView[];
  /** Where these dishes are ordered: the same place of the menu. */
  menu: string;
  /** The page of all groups, on the page of one. */
  all?: string;
  /** For search engines. */
  structured: object;
};

export type ListedDishView = { key: string; name: string; note: string; text: string; picture?: string; price: string };

export type ListedGroupView = { alias: string; name: string; text?: string; dishes: ListedDishView[] };

/** The menu as a list, or one group of it, for reading and printing. Dishes cannot be ordered here. */
export type MenuListView = {
  title: string;
  description: string;
  heading: string;
  /** Every group, with the path of its page. */
  groups: { alias: string; name: string; to: string; current?: true }[];
  shown: ListedGroupView[];
  /** The path of the same group in the menu, where dishes can be ordered. */
  menu: string;
  /** The page of all groups, on the page of one. */
  all?: string;
  /** Structured data for search engines. */
  structured: object;
};

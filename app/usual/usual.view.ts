/** An order that can be placed again. All texts are in the visitor's language. */
export type UsualOrder = {
  number: string;
  /** For example "Philadelphia, Tom yum and 2 more". */
  dishes: string;
  pictures: string[];
  /** Today's price of the dishes, without delivery and packaging. */
  sum: string;
  /** How much more the same dishes cost than in the order. */
  dearer?: string;
  /** The dishes that are not sold today. */
  gone?: string;
  place: string;
};

/** `action`: the form that repeats orders. */
export type UsualView = { action: string; orders: UsualOrder[] };

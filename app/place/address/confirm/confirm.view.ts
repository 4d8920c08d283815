/** ConfirmSelectAddressModal and its page. */
export type ConfirmView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  address: string;
  /** "flat 12, entrance 2" */ door: string;
  /** What changes in price, menu and cart, a sentence each. */
  changes: string[];
};

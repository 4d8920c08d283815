/**
 * A route's `handle`: how the document of its page differs from others. The renderer reads it, for pages of errors too. `View` is the data of the
 * route's loader.
 */
export type DocumentHandle<View = unknown> = {
  /** The page belongs to a payment, so analytics providers do not see its address. `bank`: its security policy also allows acquirers and banks. */
  payment?: "private" | "bank";
  /** Whether the security policy lets the browser look for the wallets of the page. */
  offersWallets?: (view: View) => boolean;
  /** The security policy allows the provider of captchas, if the deployment has one. */
  hasCaptcha?: true;
};

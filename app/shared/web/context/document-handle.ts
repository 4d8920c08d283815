/** A route's `handle`: the differences of its document, also of error pages. `View` is the loader's data. */
export type DocumentHandle<View = unknown> = {
  /**
   * Analytics providers must not see the address of a payment's page. `bank`: the Content-Security-Policy also allows
   * acquirers and banks.
   */
  payment?: "private" | "bank";
  /** Whether the security policy lets the browser look for the wallets. */
  offersWallets?: (view: View) => boolean;
  /**
   * The page shows a secret that gives access. Opened with a query that another site may have chosen, it is not
   * compressed: pages repeat their query, so the size of the compressed body would tell how much of it equals the secret
   * (BREACH).
   */
  hasSecret?: true;
  /** The Content-Security-Policy allows the provider of captchas, if the deployment has one. */
  hasCaptcha?: true;
};

/**
 * A route's `handle`: whether its part of the page shows nothing but what the first style sheets draw. Where every route of a page says so, the
 * later styles are linked after hydration only (PageStyles).
 */
export type FirstWindowHandle<View> = { isFirstWindow: (view: View) => boolean };

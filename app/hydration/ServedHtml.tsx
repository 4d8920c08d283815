import { useLocation } from "@remix-run/react";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { pageHydrated } from "./HydrateLater";

type ServedHtmlProps = {
  className?: string;
  /** Fetches the module of `children`; resolves with false if it could not be had. */
  fetch: () => Promise<boolean>;
  children: ReactNode;
};

let isPageHydrated = false;
void pageHydrated.then(() => (isPageHydrated = true));

const NOTHING = { __html: "" };

/**
 * A part that stays the server's HTML, which must work by itself, until the page is hydrated and the part's module has come; then it is rendered anew.
 * Where it was used before that, it stays until the next page: the focus, a selection or an open `<details>` would be lost.
 * A suspended boundary would not do: React gives up hydrating one when its context changes meanwhile, as it does when an anchor is followed.
 */
export function ServedHtml({ className, fetch, children }: ServedHtmlProps) {
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(isPageHydrated);
  const element = useRef<HTMLDivElement>(null);
  const usedOn = useRef<string>();
  const use = () => (usedOn.current ??= pathname);
  useEffect(() => {
    if (isReady) return;
    // Focused before it was hydrated.
    if (element.current?.contains(document.activeElement)) usedOn.current ??= pathname;
    let left = false;
    void Promise.all([pageHydrated, fetch()]).then(
      ([, isHere]) => isHere && !left && usedOn.current !== pathname && setReady(true),
    );
    return () => {
      left = true;
    };
  }, [isReady, fetch, pathname]);
  if (typeof document === "undefined") return <div className={className}>{children}</div>;
  // React leaves the HTML that is there as it is.
  if (!isReady)
    return (
      <div
        ref={element}
        className={className}
        onFocus={use}
        onPointerDown={use}
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    );
  return (
    <div key="ours" className={className}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

import { useEffect, useLayoutEffect } from "react";

/** A layout effect that React does not warn about in a server render, where no effect runs. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Chromium without windows renders two popups of its address bar for every context, which takes more CPU than most
 * pages: the first two features. Chromium reads only the last list, so the others are Playwright's own.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
].join(",");

export const chromiumArguments = ["--no-sandbox", `--disable-features=${disabledFeatures}`];

/**
 * What Playwright sets in browsers without windows, which of several settings take the last; and no pictures. Not by a route, which takes every
 * picture of every page through the test.
 */
export const noPictures =
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false";

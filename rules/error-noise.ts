/** Errors that the shop cannot fix (docs/specification/rules-and-calls.md#other-errors): widgets, failed imports. */
export const IGNORED_ERRORS: RegExp[] = [
  /ResizeObserver loop/i,
  /fb_xd_fragment|_AutofillCallbackHandler|instantSearchSDKJSBridge|VK is not defined|Can't find variable: (VK|FB|gmo)/,
  /dynamically imported module|Importing a module script failed|ChunkLoadError|Unable to preload CSS/i,
  /^(NetworkError|Load failed|Failed to fetch|cancelled|Network request failed)\b/i,
  /Extension context invalidated|webkit-masked-url|__firefox__|Object Not Found Matching Id/,
];

export const FOREIGN_SCRIPTS: RegExp[] = [
  /^[a-z]+(-web)?-extension:\/\//i,
  /^https?:\/\/([\w-]+\.)*(facebook\.(net|com)|vk\.com|twitter\.com|ok\.ru)\//i,
];

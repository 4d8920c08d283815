/** Names the language of the page whose script makes a request. */
export const PAGE_LANGUAGE = "X-Page-Language";

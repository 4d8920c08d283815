/** The request header for the language of the page. */
export const PAGE_LANGUAGE = "X-Page-Language";

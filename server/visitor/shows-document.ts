/**
 * Whether the response is a document, which shows nothing but its own page. A request for data may be a dialog's or a
 * navigation's with scripts.
 */
export const showsDocument = ({ headers }: Request) => Boolean(headers.get("Accept")?.includes("text/html"));

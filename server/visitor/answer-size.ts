import { documentHeaderBytes } from "../guard/content-security";
import { mostNeededFirst } from "./browser-cookies";
import { showsDocument } from "./shows-document";

/**
 * All headers of each answer have fewer bytes. nginx takes 4,096 by default, and a proxy may add its own
 * (docs/decisions/0045-cookies-have-a-budget.md).
 */
export const MAX_ANSWER_BYTES = 3_000;

/** The other headers of an answer, in bytes: those that the pipeline and Node set, with a proxy's longest request id. */
const REDIRECT_BYTES = 530;
const DATA_BYTES = 700;
const DOCUMENT_BYTES = 500;

/** The bytes that all `Set-Cookie` headers of the answer to this request may have. `location`: of a redirect. */
export function cookieRoom(request: Request, location?: string): number {
  const room = MAX_ANSWER_BYTES - 1 - Buffer.byteLength(location ?? "");
  if (!showsDocument(request)) return room - DATA_BYTES;
  return room - (location === undefined ? DOCUMENT_BYTES + documentHeaderBytes(request.method) : REDIRECT_BYTES);
}

/** Removes what a document can do without, until its headers are small enough: links, then the least needed cookies. */
export function keepSmall(headers: Headers) {
  const isSmall = () =>
    [...headers].reduce((sum, [name, text]) => sum + Buffer.byteLength(`${name}: ${text}\r\n`), DOCUMENT_BYTES) <
    MAX_ANSWER_BYTES;
  if (!isSmall()) headers.delete("Link");
  const lines = mostNeededFirst(headers.getSetCookie());
  while (!isSmall() && lines.pop()) {
    headers.delete("Set-Cookie");
    for (const line of lines) headers.append("Set-Cookie", line);
  }
}

/** The best encoding that a request accepts; `q=0` refuses one. Undefined: none that we make. */
export function acceptedEncoding(accepted: string | string[] | undefined): "br" | "gzip" | undefined {
  const text = String(accepted ?? "");
  return (["br", "gzip"] as const).find((encoding) =>
    new RegExp(`(^|[\\s,])${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i").test(text),
  );
}

import { useFetcher } from "@remix-run/react";
import { useCallback, useRef, useState } from "react";
import { callBeside, FAILED } from "./keep-page";
import { routesOfPage } from "./remix-internals";

/**
 * A fetcher for what a page loads or sends beside itself. If a call fails (no network, blocked by a filter, an error of
 * the server, another text than data), the page stays, `data` is that of the last call that did not, and `hasFailed` is
 * true until one succeeds.
 */
export function useSideFetcher<Data>(key?: string) {
  const { load, submit, data, state } = useFetcher<Data>({ key });
  const last = useRef<{ key: typeof key; data: typeof data }>(undefined);
  const isAnswered = Boolean(data) && (data as unknown) !== FAILED;
  if (isAnswered || last.current?.key !== key) last.current = { key, data: isAnswered ? data : undefined };
  const good = last.current?.data;
  const [failure, setFailure] = useState<{ key: typeof key; good: typeof good }>();
  const fail = () => setFailure({ key, good });
  const latest = useRef(fail);
  latest.current = fail;
  const beside = useCallback(
    (path: string, call: () => void) =>
      callBeside(routesOfPage(path.replace(/\?.*/, "")).slice(-1)[0] ?? "", path, call, () => latest.current()),
    [],
  );
  return {
    load: useCallback((path: string) => beside(path, () => load(path)), [beside, load]),
    /** Posts fields. */
    post: useCallback(
      (path: string, fields: Record<string, string>) =>
        beside(path, () => submit(fields, { method: "post", action: path })),
      [beside, submit],
    ),
    data: good,
    hasFailed: failure !== undefined && failure.key === key && failure.good === good,
    isLoading: state === "loading",
    isIdle: state === "idle",
  };
}

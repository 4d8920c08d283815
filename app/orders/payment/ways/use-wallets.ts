import { useEffect, useState } from "react";
import { canPayWith } from "./wallets";

/** Empty on the server and until the browser has answered. */
export function useWallets<Way extends { alias: string }>(ways: readonly Way[]): Way[] {
  const [usable, setUsable] = useState<readonly string[]>([]);
  const wanted = ways.map(({ alias }) => alias).join(" ");
  useEffect(() => {
    let isGone = false;
    const ask = async (alias: string) => ((await canPayWith(alias)) ? [alias] : []);
    void Promise.all(wanted.split(" ").map(ask)).then((found) => {
      if (!isGone) setUsable(found.flat());
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return ways.filter(({ alias }) => usable.includes(alias));
}

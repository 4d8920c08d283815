import { useEffect, useState } from "react";
import { ModalLink } from "../modal/ModalLink";
import { useCityFrame, type BalanceNews } from "../page/city-frame";
import { Icon } from "../ui/Icon";
import { cityPath } from "../../rules/city-alias";

/** Milliseconds (spec 2 §9). */
const ASKS_AFTER = 1_000;

/** The way to the bonuses, where there is a programme. How many a customer has comes after the page, which is the same without it. */
export function Bonuses({ className }: { className?: string }) {
  const { bonuses } = useCityFrame();
  const balance = useBalance();
  if (!bonuses) return null;
  return (
    <ModalLink modal="BonusInfoModal" className={className}>
      <Icon name="coins" />
      {balance.number ? (
        <>
          <span aria-hidden="true">{balance.number}</span>
          <span className="visually-hidden">{balance.words}</span>
        </>
      ) : (
        <span>{bonuses.words}</span>
      )}
    </ModalLink>
  );
}

function useBalance(): BalanceNews {
  const { bonuses, user, city } = useCityFrame();
  const [balance, setBalance] = useState<BalanceNews>({});
  const asks = Boolean(bonuses && user);
  const path = cityPath(city.alias, "bonus/balance");
  useEffect(() => {
    setBalance({});
    if (!asks) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void readBalance(path, leaving.signal).then(setBalance), ASKS_AFTER);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asks, path]);
  return balance;
}

/** Empty without an answer: the link is there all the same. */
async function readBalance(path: string, signal: AbortSignal): Promise<BalanceNews> {
  try {
    const answer = await fetch(path, { headers: { Accept: "application/json" }, signal });
    return answer.ok ? ((await answer.json()) as BalanceNews) : {};
  } catch {
    return {};
  }
}

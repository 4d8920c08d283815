import { useEffect, useState } from "react";
import { ModalLink } from "../../modal/ModalLink";
import { useCityFrame, type BalanceNews } from "../../context/city-frame";
import { readJson } from "../../hydration/read-json";
import { Icon } from "../../ui/Icon";
import { cityPath } from "../../../rules/city-alias";

/** Milliseconds (docs/specification/rules-and-calls.md#times). */
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
    const ask = async () => {
      const news = await readJson<BalanceNews>(path, leaving.signal);
      if (news) setBalance(news);
    };
    const timer = setTimeout(() => void ask(), ASKS_AFTER);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asks, path]);
  return balance;
}

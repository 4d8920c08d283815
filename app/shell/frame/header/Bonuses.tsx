import { useEffect, useState } from "react";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { useCityFrame, type BalanceNews } from "../../../shared/web/context/city-frame";
import { readJson } from "../../../shared/web/hydration/read-json";
import { Icon } from "../../../shared/ui/icons/Icon";
import { cityPath } from "../../../../rules/city-alias";
import styles from "./Bonuses.module.css";

/** docs/specification/rules-and-calls.md#times */
const BALANCE_DELAY_MS = 1_000;

/** A customer's balance is requested after the page has loaded, so that pages can be the same for all visitors. */
export function Bonuses({ className }: { className?: string }) {
  const { bonuses } = useCityFrame();
  const balance = useBalance();
  if (!bonuses) return null;
  return (
    <ModalLink modal="BonusInfoModal" className={className}>
      <Icon name="coins" />
      {balance.number ? (
        <>
          <span aria-hidden="true" className={styles.number} data-words={bonuses.words}>
            {balance.number}
          </span>{" "}
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
    const timer = setTimeout(() => void ask(), BALANCE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asks, path]);
  return balance;
}

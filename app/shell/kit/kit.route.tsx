import { Link, type MetaFunction, useSearchParams } from "@remix-run/react";
import { brandIds, brands, type BrandId } from "../../../brands";
import { logoOf } from "../../../brands/logos";
import { Cards, States } from "./cards";
import { Controls } from "./controls";
import { Forms } from "./forms";
import { Dialogs, Overlays } from "./overlays";
import { Payment } from "./payment";
import { Colours, Type } from "./tokens";
import styles from "./kit.module.css";

export const meta: MetaFunction = () => [{ title: "Kit" }];

/** The kit on one page, in development only: both brands side by side, or the one that `?brand=` names. */
export default function Kit() {
  const [search] = useSearchParams();
  const requested = search.get("brand");
  const named = brandIds.filter((brand) => brand === requested);
  const shown = named.length > 0 ? named : brandIds;
  return (
    <main id="main" tabIndex={-1} className={styles.kit}>
      {shown.map((brand) => (
        <Column key={brand} brand={brand} />
      ))}
    </main>
  );
}

function Column({ brand }: { brand: BrandId }) {
  const Logo = logoOf(brand);
  return (
    <div data-brand={brand} className={styles.column}>
      <header className={styles.head} data-ground="dark">
        <Link to={`?brand=${brand}`} className={styles.logo} aria-label={brands[brand].name}>
          <Logo />
        </Link>
        <Overlays brand={brand} />
      </header>
      <div className={styles.body}>
        <Type />
        <Colours brand={brand} />
        <Controls brand={brand} />
        <Forms brand={brand} />
        <Payment />
        <Cards brand={brand} />
        <States />
        <Dialogs brand={brand} />
      </div>
    </div>
  );
}

import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../shared/ui/buttons/Button";
import { useCart } from "../store/CartProvider";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "../Cart.module.css";
import type { CartPackageView } from "../../shared/basket/cart.view";
import { cityPath } from "../../../rules/city-alias";
import { sends } from "../../../rules/sent-fields";

type PackageRowsProps = {
  packages: CartPackageView[];
} & BagForm;

/** Either the return path of a separate form, or the submit buttons of the form around it. */
type BagForm =
  | { return_to: string; bagButton?: undefined }
  | { return_to?: undefined; bagButton: (without_bag: boolean) => { name: string } };

/** Boxes and bags. Bags can be refused. */
export function PackageRows({ packages, ...form }: PackageRowsProps) {
  const { t } = useTranslation("cart");
  if (packages.length === 0) return null;
  const bag = packages.find(({ can_refuse }) => can_refuse);
  const row = ({ alias, name, count, text }: CartPackageView) => (
    <div className={`flow ${styles.row}`}>
      <div>
        {count > 1 ? t("line.each", { n: count, price: name }) : name}{" "}
        {alias === bag?.alias && <BagChoice refused={bag.refused} {...form} />}
      </div>{" "}
      <span>{text}</span>
    </div>
  );
  return (
    <div
      id={form.bagButton && "order-packages"}
      role="group"
      aria-label={t("packages.title")}
      className={styles.packages}
    >
      <ul className="soft">
        {packages.map((one) => (
          <li key={one.alias}>{row(one)}</li>
        ))}
      </ul>
    </div>
  );
}

function BagChoice({ refused, return_to, bagButton }: { refused: boolean } & BagForm) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const cart = useCart();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function choose(event: SyntheticEvent) {
    event.preventDefault();
    setSending(true);
    setFailed((await cart.change({ without_bag: !refused })) !== undefined);
    setSending(false);
  }

  const choice = (
    <>
      <Button
        {...(bagButton ? bagButton(!refused) : sends({ without_bag: refused ? 0 : 1 }))}
        variant="quiet"
        size="s"
        className={styles.bag}
        pending={sending}
        formNoValidate={Boolean(bagButton)}
        onClick={bagButton ? (event) => void choose(event) : undefined}
      >
        {t(refused ? "packages.take" : "packages.refuse")}
      </Button>
      {failed && (
        <p role="alert" className="error-text below-2">
          {t("line.failed")}
        </p>
      )}
    </>
  );
  if (bagButton) return choice;
  return (
    <form
      method="post"
      action={cityPath(city, "cart")}
      className={styles.bagForm}
      onSubmit={(event) => void choose(event)}
    >
      <input type="hidden" name="return_to" value={`${return_to}#cart`} />
      {choice}
    </form>
  );
}

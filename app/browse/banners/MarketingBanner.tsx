import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { mayHaveBanner } from "../../../rules/banners";
import { cityPath, pageBelowCity } from "../../../rules/city-alias";
import { useCartCount } from "../../cart/store/CartProvider";
import { useModalLink } from "../../shared/web/modal/use-modal-link";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { postQuietly } from "../../shared/web/hydration/post-quietly";
import { readJson } from "../../shared/web/hydration/read-json";
import { Button } from "../../shared/ui/buttons/Button";
import { Dialog } from "../../shared/ui/overlays/Dialog";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./Banner.module.css";
import type { BannerNews, BannerView } from "./banner.view";
import { watchVisitor } from "./quiet-moment";

export const RETRY_DELAY_MS = 5_000;

const TITLE = "title-MarketingBannerModal";

/**
 * MarketingBannerModal (docs/specification/product.md#messages-banners-notices): opens each page's banner after its
 * delay, once the visitor is not busy and while the cart is empty.
 */
export default function MarketingBanner() {
  const city = useCityAlias();
  const { pathname } = useLocation();
  const { opens_banners } = useCityFrame();
  const address = cityPath(city, "offer");
  const count = useCartCount();
  const latestCount = useRef(count);
  latestCount.current = count;
  const [shown, setShown] = useState<BannerView>();

  useEffect(() => {
    setShown(undefined);
    const page = pageBelowCity(pathname);
    if (!opens_banners || latestCount.current > 0 || !mayHaveBanner(page)) return;
    const visitor = watchVisitor();
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const open = (banner: BannerView) => {
      if (latestCount.current > 0 || !visitor.isQuiet())
        return void (timer = setTimeout(() => open(banner), RETRY_DELAY_MS));
      postQuietly(address, { id: String(banner.id), intent: "shown" });
      setShown(banner);
    };
    // A failed request counts as "no banner".
    void readJson<BannerNews>(`${address}?${new URLSearchParams({ page })}`).then((news) => {
      const { banner, delay = 0 } = news ?? {};
      if (banner && !left) timer = setTimeout(() => open(banner), delay * 1000);
    });
    return () => {
      left = true;
      clearTimeout(timer);
      visitor.stop();
    };
  }, [address, pathname, opens_banners]);

  if (!shown) return null;
  const close = () => {
    postQuietly(address, { id: String(shown.id), intent: "closed" });
    setShown(undefined);
  };
  return (
    <Dialog open kind="confirm" titleId={TITLE} onClose={close} closeLabel={shown.close} ground="dark">
      <div className={styles.modal}>
        {shown.picture && (
          <div className={styles.plate}>
            <img src={pictureUrl(shown.picture, 720)} alt="" width={720} height={720} className={styles.picture} />
          </div>
        )}
        <div className={styles.words}>
          <h2 id={TITLE} className={styles.title}>
            {shown.title}
          </h2>
          {shown.text && <p className={styles.text}>{shown.text}</p>}
          {shown.button && <Go button={shown.button} onGo={close} />}
          <Button type="button" variant="quiet" wide onClick={close} className={styles.later}>
            {shown.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Closes the banner first, so that no second modal opens over it. */
function Go({
  button: { href, product_key, words },
  onGo,
}: {
  button: NonNullable<BannerView["button"]>;
  onGo: () => void;
}) {
  const modal = useModalLink(
    { modal: "ProductInfoModal", parameters: { product_key: product_key ?? "" } },
    (event: MouseEvent) => {
      if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) onGo();
    },
  );
  const link = product_key ? modal : { to: href ?? "", onClick: onGo };
  return (
    <Link {...link} className={`edged ${styles.go}`}>
      {words}
    </Link>
  );
}

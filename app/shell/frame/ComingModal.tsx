import { ComingCart } from "../../cart/page/ComingCart";
import type { ComingProps } from "../../shared/web/modal/Modal";
import { ComingDish } from "../../browse/product/page/ComingDish";
import { ComingPicture } from "../../browse/product/picture/ComingPicture";
import { Skeleton } from "../../shared/ui/layout/Skeleton";

/** Shows as much of a loading modal as the page already knows. */
export default function ComingModal({ name, parameters, ...words }: ComingProps) {
  const product_key = parameters.get("product_key");
  if (name === "ProductInfoModal" && product_key)
    return <ComingDish key={product_key} product_key={product_key} {...words} />;
  if (name === "PictureModal" && product_key) return <ComingPicture product_key={product_key} {...words} />;
  if (name === "CartModal") return <ComingCart {...words} />;
  return <Skeleton shape={name === "UserLoginModal" ? "form" : "lines"} {...words} />;
}

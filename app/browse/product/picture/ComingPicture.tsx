import { useState } from "react";
import { loadedPicture } from "../card-of";
import { Skeleton } from "../../../shared/ui/layout/Skeleton";
import { LargePicture } from "./LargePicture";

type ComingPictureProps = { product_key: string; label: string; titleId: string };

/** PictureModal while its data loads: the picture that the dish below it shows, already in its large size. */
export function ComingPicture({ product_key, label, titleId }: ComingPictureProps) {
  const [src] = useState(() => pictureOfDish(product_key));
  if (!src) return <Skeleton label={label} titleId={titleId} />;
  return (
    <>
      <h1 id={titleId} className="visually-hidden">
        {label}
      </h1>
      <LargePicture src={src} name="" />
    </>
  );
}

/** Undefined if the dish's picture has not been loaded. */
function pictureOfDish(product_key: string): string | undefined {
  const place = [...document.querySelectorAll<HTMLElement>("[data-dish]")].find(
    ({ dataset }) => dataset.dish === product_key,
  );
  const picture = place && loadedPicture(place);
  return picture && new URL(picture.currentSrc).pathname;
}

import type { ButtonHTMLAttributes } from "react";
import { sends } from "../../../rules/sent-fields";

type CardHeartProps = { liked: boolean; product_key: string } & ButtonHTMLAttributes<HTMLButtonElement>;

/** The heart of a card. The browser gives it the state of a template (draw-favourites.ts). */
export function CardHeart({ liked, product_key, ...button }: CardHeartProps) {
  return <button {...sends({ [liked ? "unlike" : "like"]: product_key })} aria-pressed={liked} {...button} />;
}

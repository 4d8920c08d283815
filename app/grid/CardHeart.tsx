import type { ButtonHTMLAttributes } from "react";

type CardHeartProps = { liked: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

/** The heart of a card. The browser gives it the state of a template (draw-favourites.ts). */
export function CardHeart({ liked, value, ...button }: CardHeartProps) {
  return <button name={liked ? "unlike" : "like"} value={value} aria-pressed={liked} {...button} />;
}

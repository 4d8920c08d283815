import { type ReactNode } from "react";
import { classes } from "../styles/class-names";
import styles from "./Tag.module.css";

export type TagTone = "hit" | "new" | "spicy" | "vegetarian" | "discount" | "plain";

export type TagView = { tone: TagTone; text: string };

export function Tag({
  tone = "plain",
  children,
  className,
}: {
  tone?: TagTone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classes("edged", styles.tag, styles[tone], className)}>{children}</span>;
}

import { type ReactNode } from "react";
import { classes } from "../styles/class-names";
import styles from "./Title.module.css";

type TitleProps = {
  level: 1 | 2 | 3 | 4;
  /** The look, independent of the heading's level, in pixels: display 44–64, page 44, group 32, panel 24, name 19. */
  look?: "display" | "page" | "group" | "panel" | "name";
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Title({ level, look = "page", id, className, children }: TitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={classes(styles[look], className)}>
      {children}
    </Heading>
  );
}

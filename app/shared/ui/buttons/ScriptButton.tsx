import { useHydrated } from "../hooks/use-hydrated";
import { Icon } from "../icons/Icon";
import { classes } from "../styles/class-names";
import { Button, buttonClass, type ButtonProps } from "./Button";
import styles from "./ScriptButton.module.css";

type ScriptButtonProps = Omit<ButtonProps, "type" | "children"> & { children: string };

/**
 * A button that does nothing without scripts. Until the page is hydrated only its place is kept. Text browsers would show
 * the words of a hidden button, so the style sheet writes those that keep its place.
 */
export function ScriptButton({ children, ...props }: ScriptButtonProps) {
  if (useHydrated())
    return (
      <Button {...props} type="button">
        {children}
      </Button>
    );
  const { icon, className } = props;
  return (
    <span className={buttonClass(props, classes(className, "needs-scripts"))}>
      {icon && <Icon name={icon} />}
      <span className={styles.words} data-words={children} />
    </span>
  );
}

import { Icon, type IconName } from "../icons/Icon";
import styles from "./Steps.module.css";

export type Step = {
  title: string;
  time?: string;
  /** `ended` marks the last step of a process that was canceled. */
  state: "done" | "now" | "next" | "ended";
  /** The state as text ("готово", "сейчас"), for screen readers. */
  words: string;
  icon?: IconName;
};

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol>
      {steps.map(({ title, time, state, words, icon }) => (
        <li
          key={title}
          className={`${styles.step} ${styles[state]}`}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={styles.circle} aria-hidden="true">
            {state === "done" ? (
              <Icon name="check" />
            ) : (state === "now" || state === "ended") && icon ? (
              <Icon name={icon} />
            ) : null}
          </span>
          <span className={styles.title}>{title}</span>
          <span className="visually-hidden">, {words}</span> {time && <span className={styles.time}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}

type PathStep = { label: string; current: boolean; to?: string };

/** The position in a short sequence of pages, such as "1 Cart … 2 Order". */
export function PathSteps({ label, steps }: { label: string; steps: PathStep[] }) {
  return (
    <ol className={`ways ${styles.path}`} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={step.current ? styles.here : undefined}
          aria-current={step.current ? "step" : undefined}
        >
          <span className={styles.number} />
          {step.to && !step.current ? <a href={step.to}>{step.label}</a> : step.label}
        </li>
      ))}
    </ol>
  );
}

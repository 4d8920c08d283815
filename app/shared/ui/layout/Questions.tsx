import { useId, type ReactNode } from "react";
import { Icon } from "../icons/Icon";
import styles from "./Questions.module.css";

export type Question = { ask: string; answer: ReactNode; id?: string };

type QuestionsProps = { title: string; questions: Question[]; className?: string };

/** Frequent questions, each a `<details>` with its answer. In browsers without `<details>` all answers are open. */
export function Questions({ title, questions, className }: QuestionsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {questions.map(({ ask, answer, id }) => (
        <details key={ask} id={id} className={styles.question}>
          <summary>
            <span>{ask}</span> <Icon name="chevron-down" />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </section>
  );
}

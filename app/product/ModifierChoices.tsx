import { useTranslation } from "react-i18next";
import { Checkbox, Radio } from "../ui/Checkbox";
import { Icon } from "../ui/Icon";
import { canIncrease, chosenCount, replacesChoice } from "../../rules/modifiers";
import styles from "./ModifierChoices.module.css";
import type { ModifierGroupView, ModifierView, ProductView } from "./product.view";
import { Stepper } from "./Stepper";
import type { ProductChoice } from "./use-choice";

type ModifierChoicesProps = { view: ProductView; choice: ProductChoice; errors: Record<string, string> };

/** The product's modifiers, groups first, as radios, checkboxes and number fields of a plain form. */
export function ModifierChoices({ view: { modifiers }, choice, errors }: ModifierChoicesProps) {
  const { t } = useTranslation("product");
  return (
    <>
      {modifiers.groups.map((group) => (
        <Question
          key={group.id}
          id={`modifier_group.${group.id}`}
          title={group.name}
          limit={group.limit}
          error={errors[`modifier_group.${group.id}`]}
        >
          {group.modifiers.map((modifier) => (
            <Option
              key={modifier.id}
              modifier={modifier}
              group={group}
              choice={choice}
              error={errors[`modifiers.${modifier.id}`]}
            />
          ))}
        </Question>
      ))}
      {modifiers.single.length > 0 && (
        <Question id="modifiers" title={t("extras")}>
          {modifiers.single.map((modifier) => (
            <Option key={modifier.id} modifier={modifier} choice={choice} error={errors[`modifiers.${modifier.id}`]} />
          ))}
        </Question>
      )}
    </>
  );
}

type QuestionProps = { id: string; title: string; limit?: string; error?: string; children: React.ReactNode };

function Question({ id, title, limit, error, children }: QuestionProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.question} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        <b>{title}</b>
        {limit && <span className="visually-hidden">, </span>} {limit && <span>{limit}</span>}
      </legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" size={18} /> <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  );
}

type OptionProps = { modifier: ModifierView; group?: ModifierGroupView; choice: ProductChoice; error?: string };

/** A radio in a group of exactly one, a number for a modifier that can be taken several times, otherwise a checkbox. */
function Option({ modifier, group, choice, error }: OptionProps) {
  const { t } = useTranslation("product");
  const { id, name, text } = modifier;
  const stopped = modifier.type === "stop";
  const end = stopped ? t("stopped") : text;
  const count = chosenCount(choice.chosen, id);
  if (group && group.min === 1 && group.max === 1) {
    return (
      <Radio
        name={`modifier_group.${group.id}`}
        value={id}
        label={name}
        end={end}
        disabled={stopped}
        checked={count > 0}
        onChange={() => choice.pick(modifier, group)}
        error={error}
      />
    );
  }
  if (modifier.max > 1 && !stopped)
    return <Several modifier={modifier} group={group} choice={choice} count={count} error={error} />;
  const full = !canIncrease(choice.chosen, modifier, group) && !(group && replacesChoice(group.min, group.max));
  return (
    <Checkbox
      id={`modifiers.${id}`}
      name={`modifiers.${id}`}
      value="1"
      label={name}
      end={end}
      disabled={stopped}
      aria-disabled={(full && count === 0) || undefined}
      checked={count > 0}
      onChange={() => (count > 0 ? choice.drop(modifier, group) : choice.pick(modifier, group))}
      error={error}
    />
  );
}

/** A modifier with a count. If a group must have a fixed number and is full, plus replaces the other modifiers by this one. */
function Several({
  modifier,
  group,
  choice,
  count,
  error,
}: Omit<OptionProps, "error"> & { count: number; error?: string }) {
  const { t } = useTranslation("product");
  const { id, name, text, max } = modifier;
  const free = canIncrease(choice.chosen, modifier, group);
  const replaces = Boolean(group && replacesChoice(group.min, group.max)) && count < max;
  const least = group ? 0 : modifier.min;
  return (
    <div className={styles.several}>
      <span className={styles.name}>
        <label htmlFor={`modifiers.${id}`}>{name}</label>
        {error && <span className={styles.error}>{error}</span>}
      </span>{" "}
      {text && <span className={styles.price}>{text}</span>}{" "}
      <Stepper
        name={`modifiers.${id}`}
        value={count}
        min={least}
        max={max}
        less={t("lessOf", { name })}
        more={t("moreOf", { name })}
        onLess={count > least ? () => choice.drop(modifier, group) : undefined}
        onMore={
          free
            ? () => choice.setModifierCount(modifier, count + 1)
            : replaces
              ? () => choice.pick(modifier, group)
              : undefined
        }
        onType={(typed) => choice.setModifierCount(modifier, typed)}
        invalid={Boolean(error)}
      />
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { Errors } from "../../../shared/web/modal/standing-errors";
import { Checkbox, Radio } from "../../../shared/ui/fields/Checkbox";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Picture } from "../../../shared/ui/pictures/Picture";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import { canIncrease, chosenCount, groupCount, replacesChoice } from "../../../../rules/modifiers";
import styles from "./ModifierChoices.module.css";
import type { ModifierGroupView, ModifierView, ProductView } from "../product.view";
import { Stepper } from "./Stepper";
import type { ProductChoice } from "./use-choice";

type ModifierChoicesProps = { view: ProductView; choice: ProductChoice; errors: Errors };

/**
 * The product's modifiers, groups first, as radios, checkboxes and number fields of a plain form. They are tiles if all
 * have pictures, otherwise rows.
 */
export function ModifierChoices({ view: { modifiers }, choice, errors }: ModifierChoicesProps) {
  const { t } = useTranslation("product");
  const limit = useLimit(choice);
  return (
    <>
      {modifiers.groups.map((group) => (
        <Question
          key={group.id}
          id={`modifier_group.${group.id}`}
          title={group.name}
          limit={limit(group)}
          error={errors[`modifier_group.${group.id}`]}
        >
          <Options modifiers={group.modifiers} group={group} choice={choice} errors={errors} />
        </Question>
      ))}
      {modifiers.single.length > 0 && (
        <Question id="modifiers" title={t("extras")}>
          <Options modifiers={modifiers.single} choice={choice} errors={errors} />
        </Question>
      )}
    </>
  );
}

/** For example "up to 3, 2 chosen". The number of chosen ones needs scripts. */
function useLimit({ chosen }: ProductChoice) {
  const { t } = useTranslation("product");
  const hydrated = useHydrated();
  return (group: ModifierGroupView) =>
    hydrated && !isOneOf(group) ? t("chosen", { limit: group.limit, n: groupCount(group, chosen) }) : group.limit;
}

const isOneOf = ({ min, max }: ModifierGroupView) => min === 1 && max === 1;

type QuestionProps = { id: string; title: string; limit?: string; error?: string; children: React.ReactNode };

function Question({ id, title, limit, error, children }: QuestionProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.question} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        <b>{title}</b>
        {limit && <span className="visually-hidden">, </span>} {limit && <span>{limit}</span>}
      </legend>
      {error && (
        <p id={`${id}-error`} className={`error-text ${styles.error}`}>
          <Icon name="circle-alert" size={18} /> <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  );
}

type OptionsProps = {
  modifiers: ModifierView[];
  group?: ModifierGroupView;
  choice: ProductChoice;
  errors: Errors;
};

function Options({ modifiers, errors, ...rest }: OptionsProps) {
  const options = modifiers.map((modifier) => (
    <Option key={modifier.id} modifier={modifier} error={errors[`modifiers.${modifier.id}`]} {...rest} />
  ));
  return modifiers.every(({ picture }) => picture) ? <div className={`flow ${styles.tiles}`}>{options}</div> : options;
}

type OptionProps = { modifier: ModifierView; group?: ModifierGroupView; choice: ProductChoice; error?: string };

/** A radio in a group of exactly one, a number for a modifier that can be taken several times, otherwise a checkbox. */
function Option({ modifier, group, choice, error }: OptionProps) {
  const { t } = useTranslation("product");
  const { id, text, picture } = modifier;
  const stopped = modifier.type === "stop";
  const count = chosenCount(choice.chosen, id);
  const common = {
    label: <Name modifier={modifier} />,
    end: stopped ? t("stopped") : text,
    disabled: stopped,
    checked: count > 0,
    error,
    className: picture && classes(styles.tile, stopped && styles.stopped),
  };
  if (group && isOneOf(group))
    return (
      <Radio {...common} name={`modifier_group.${group.id}`} value={id} onChange={() => choice.pick(modifier, group)} />
    );
  if (modifier.max > 1 && !stopped)
    return <Several modifier={modifier} group={group} choice={choice} count={count} error={error} />;
  const full = !canIncrease(choice.chosen, modifier, group) && !(group && replacesChoice(group.min, group.max));
  return (
    <Checkbox
      {...common}
      id={`modifiers.${id}`}
      name={`modifiers.${id}`}
      value="1"
      aria-disabled={(full && count === 0) || undefined}
      onChange={({ currentTarget }) => choice.tick(currentTarget.checked, modifier, group)}
    />
  );
}

function Name({ modifier: { name, picture } }: { modifier: ModifierView }) {
  if (!picture) return name;
  return (
    <>
      <Picture src={picture} sizes="line" alt="" width={72} height={72} className={styles.picture} />{" "}
      <span className={styles.tileName}>{name}</span>
    </>
  );
}

/**
 * A modifier with a count. If a group must have a fixed number and is full, plus replaces the other modifiers by this
 * one.
 */
function Several({
  modifier,
  group,
  choice,
  count,
  error,
}: Omit<OptionProps, "error"> & { count: number; error?: string }) {
  const { t } = useTranslation("product");
  const { id, name, text, max, picture } = modifier;
  const free = canIncrease(choice.chosen, modifier, group);
  const replaces = Boolean(group && replacesChoice(group.min, group.max)) && count < max;
  const least = group ? 0 : modifier.min;
  return (
    <div
      className={
        picture ? classes(styles.tile, "row", styles.counted, count > 0 && styles.chosen) : `row ${styles.several}`
      }
    >
      <span className="grow hyphens">
        <label htmlFor={`modifiers.${id}`}>
          <Name modifier={modifier} />
        </label>{" "}
        {error && <span className={`error-text ${styles.error}`}>{error}</span>}
      </span>{" "}
      {text && <span className={styles.price}>{text}</span>}{" "}
      <Stepper
        name={`modifiers.${id}`}
        size={picture ? "s" : "m"}
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

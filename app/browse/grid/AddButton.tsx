import { sends } from "../../../rules/sent-fields";

type AddButtonProps = {
  product_key: string;
  name: string;
  /** The text of the pieces that one press adds, if there are several. */
  pieces?: string;
  step?: number;
  word: string;
  /** On the shelf of favourites; elsewhere the menu's form has the path. */
  formAction?: string;
};

/** The submit button of a card. The browser clones it for a card that the server rendered with a counter in its place. */
export function AddButton({ product_key, name, pieces, step, word, formAction }: AddButtonProps) {
  return (
    <button formAction={formAction} {...sends({ product_key })} data-step={step}>
      <For name={pieces ? `${name}, ${pieces}` : name} />
      {word}
    </button>
  );
}

/** The hidden beginning of a button's label, such as "Philadelphia: ", because a button is often read without its card. */
export function For({ name }: { name: string }) {
  return <span>{`${name}: `}</span>;
}

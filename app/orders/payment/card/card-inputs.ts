import { useRef, useState, type CompositionEvent, type FormEvent } from "react";
import type { CardField } from "../../../../rules/card";
import { useBrowserLayoutEffect } from "../../../shared/ui/hooks/use-browser-layout-effect";
import { maskCvv, maskExpiry, maskNumber, type Mask, type Masked } from "./masks";

export const cardFields = ["number", "expiry", "cvv", "holder"] as const satisfies CardField[];

const masks: Partial<Record<CardField, Mask>> = { number: maskNumber, expiry: maskExpiry, cvv: maskCvv };

/** Only the inputs hold the card's values. */
export function useCardInputs() {
  const [inputs] = useState(() => {
    const elements: Partial<Record<CardField, HTMLInputElement | null>> = {};
    const refs = Object.fromEntries(
      cardFields.map((field) => [field, (input: HTMLInputElement | null) => void (elements[field] = input)]),
    ) as Record<CardField, (input: HTMLInputElement | null) => void>;
    return {
      ref: (field: CardField) => refs[field],
      value: (field: CardField) => elements[field]?.value ?? "",
      empty: (...fields: CardField[]) => {
        for (const field of fields) if (elements[field]) elements[field].value = "";
      },
    };
  });
  return inputs;
}

/** Clears the card when its page is left, also into the back/forward cache. Returns how often that has happened. */
export function useForgetting(forget: () => void) {
  const times = useRef(0);
  const latest = useRef(forget);
  useBrowserLayoutEffect(() => {
    latest.current = forget;
  });
  // A layout effect's cleanup runs while the inputs still exist.
  useBrowserLayoutEffect(() => {
    const leave = () => {
      times.current += 1;
      latest.current();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return times;
}

/** False for an event that ends no edit, for example while a character is being composed. */
export function maskEdit(
  field: CardField,
  { currentTarget: input, nativeEvent }: FormEvent | CompositionEvent,
): boolean {
  if (!(input instanceof HTMLInputElement) || (nativeEvent as InputEvent).isComposing) return false;
  const { value: text, selectionStart } = input;
  const deleted = deletionOf((nativeEvent as InputEvent).inputType);
  const masked = masks[field]?.({ text, caret: selectionStart ?? text.length, deleted });
  if (masked) writeMasked(input, masked);
  return true;
}

function deletionOf(inputType: string | undefined): "backward" | "forward" | undefined {
  if (!inputType?.startsWith("delete") || inputType === "deleteByCut") return undefined;
  return inputType.endsWith("Forward") ? "forward" : "backward";
}

/** Moves the caret only in the focused field, because Safari would focus any other. */
export function writeMasked(input: HTMLInputElement, { text, caret }: Masked) {
  if (input.value === text) return;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

import { useEffect, useState } from "react";
import { Checkbox } from "../ui/Checkbox";
import { LinkedWords } from "../ui/LinkedWords";

type ConsentProps = {
  /** The box's name is `privacy_policy`. */
  field: { id: string; errors?: string[] };
  ticked: boolean;
  /** The sentence that is agreed to, and the part of it that leads to the text. */
  words: string;
  linked: string;
  /** Said at the box once the form was to be sent without it. */
  missing: string;
  policy: string | undefined;
  consent: ReturnType<typeof useConsent>;
  className?: string;
};

/** The box that is ticked before a message is sent to the chain (docs/specification/rules-and-calls.md#forms-to-the-chain). */
export function Consent({ field, ticked, words, linked, missing, policy, consent, className }: ConsentProps) {
  return (
    <Checkbox
      id={field.id}
      name="privacy_policy"
      value="1"
      required
      defaultChecked={ticked}
      onChange={consent.onChange}
      label={<LinkedWords words={words} linked={linked} to={policy} />}
      error={field.errors?.[0] ?? (consent.isAsked ? missing : undefined)}
      className={className}
    />
  );
}

/**
 * Whether the consent is still to be given, as far as a script knows: without one, the server answers. The box may be ticked before a script runs.
 * `ask` leads to the box, which then says what it is for: a finger sees no focus.
 */
export function useConsent(id: string) {
  const [isMissing, setMissing] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const box = () => document.getElementById(id) as HTMLInputElement | null;
  useEffect(() => setMissing(!(document.getElementById(id) as HTMLInputElement | null)?.checked), [id]);
  function ask() {
    setAsked(true);
    box()?.scrollIntoView({ block: "center" });
    box()?.focus({ preventScroll: true });
  }
  return { isMissing, isAsked: wasAsked && isMissing, onChange: () => setMissing(!box()?.checked), ask };
}

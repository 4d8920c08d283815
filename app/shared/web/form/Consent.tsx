import { useEffect, useState } from "react";
import { Checkbox } from "../../ui/fields/Checkbox";
import { LinkedWords } from "../../ui/text/LinkedWords";
import { moveFocus } from "../../ui/hooks/focus";

type ConsentProps = {
  field: { id: string; errors?: string[] };
  ticked: boolean;
  /** `linked`: the part of the sentence that links to the text. */
  words: string;
  linked: string;
  missing: string;
  policy: string | undefined;
  consent: ReturnType<typeof useConsent>;
  className?: string;
};

/** The consent to a message to the chain (docs/specification/rules-and-calls.md#forms-to-the-chain). */
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
      error={field.errors?.[0] ?? (consent.wasAskedFor ? missing : undefined)}
      className={className}
    />
  );
}

/** Whether the consent is missing; without scripts the server checks it. `ask` focuses the box and shows why. */
export function useConsent(id: string) {
  const [isMissing, setMissing] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const box = () => document.getElementById(id) as HTMLInputElement | null;
  useEffect(() => setMissing(!(document.getElementById(id) as HTMLInputElement | null)?.checked), [id]);
  function ask() {
    setAsked(true);
    box()?.scrollIntoView({ block: "center" });
    moveFocus(box(), { preventScroll: true });
  }
  return { isMissing, wasAskedFor: wasAsked && isMissing, onChange: () => setMissing(!box()?.checked), ask };
}

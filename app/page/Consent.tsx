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
  policy: string | undefined;
  onChange: () => void;
  className?: string;
};

/** The box that is ticked before a message is sent to the chain (spec 2 §5). */
export function Consent({ field, ticked, words, linked, policy, onChange, className }: ConsentProps) {
  return (
    <Checkbox
      id={field.id}
      name="privacy_policy"
      value="1"
      required
      defaultChecked={ticked}
      onChange={onChange}
      label={<LinkedWords words={words} linked={linked} to={policy} />}
      error={field.errors?.[0]}
      className={className}
    />
  );
}

/** Whether the consent is still to be given, as far as a script knows: without one, the server answers. The box may be ticked before a script runs. */
export function useConsent(id: string) {
  const [isMissing, setMissing] = useState(false);
  const box = () => document.getElementById(id) as HTMLInputElement | null;
  useEffect(() => setMissing(!(document.getElementById(id) as HTMLInputElement | null)?.checked), [id]);
  return { isMissing, onChange: () => setMissing(!box()?.checked), focus: () => box()?.focus() };
}

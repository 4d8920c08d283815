import { useEffect } from "react";
import { ButtonLink } from "../../../shared/ui/buttons/Button";

/** The way to a page of another origin. A script replaces ours, so that "Back" leads to the page before it. */
export function Leave({ to, words }: { to: string; words: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return (
    <ButtonLink to={to} reloadDocument size="l" wide>
      {words}
    </ButtonLink>
  );
}

/** Stands for the host in a text that is translated before. */
export const HOST_PLACEHOLDER = "\ufffc";

/** The visitor compares the host with the address of the page that opens. */
export function WithHost({ words, host }: { words: string; host: string }) {
  const [before = "", after] = words.split(HOST_PLACEHOLDER);
  return (
    <>
      {before}
      {after !== undefined && <b>{host}</b>}
      {after}
    </>
  );
}

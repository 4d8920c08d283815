/** The question whether analytics may count, in words of the server: only deployments that ask have them. */
export type ConsentView = {
  label: string;
  text: string;
  more: { href: string; words: string };
  allow: string;
  refuse: string;
};

/** The analytics question. Its texts come from the server, because only some deployments need them. */
export type ConsentView = {
  label: string;
  text: string;
  more: { href: string; words: string };
  allow: string;
  refuse: string;
};

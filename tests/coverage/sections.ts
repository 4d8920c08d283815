import { callRows } from "./calls";
import { constantRows } from "./constants";
import { orderEntities } from "./entities-of-an-order";
import { shopEntities } from "./entities-of-the-shop";
import { errorRows } from "./errors";
import { modalRows } from "./modals";
import { paths } from "./paths";
import { queries } from "./queries";
import type { Section } from "./rows";
import { settingRows } from "./settings";
import { stateRows } from "./states";

/** All that docs/coverage.md lists, in its order. */
export const sections: Section[] = [
  {
    title: "Paths",
    intro: "Spec 1 §2, decisions §4 and the rest of the site map (`remix.config.js`).",
    rows: paths,
  },
  { title: "Query parameters", intro: "Spec 1 §2, then those of our own pages.", rows: queries },
  { title: "Modals", intro: "Spec 1 §2, decisions §5. Each is a page, too.", rows: modalRows },
  { title: "Calls", intro: "Spec 2 §7, by their names in `contract/calls`.", rows: callRows },
  { title: "Settings", intro: "Spec 1 §3 and our own; [what each means](settings.md).", rows: settingRows },
  {
    title: "Entity fields",
    intro:
      "Spec 1 §3. Files are those of the shop; that the contract and the sandbox have each field is shown by `tests/contract`.",
    rows: [...shopEntities, ...orderEntities],
  },
  {
    title: "States, validation, roles",
    intro: "Spec 1 §4, spec 2 §5 and §6: what no other table has.",
    rows: stateRows,
  },
  { title: "Errors", intro: "Spec 2 §8.", rows: errorRows },
  { title: "Constants and limits", intro: "Spec 2 §9.", rows: constantRows },
];

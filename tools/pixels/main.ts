import { parseArgs } from "node:util";
import { brandIds } from "../../tests/support/journeys/ports.mjs";
import { build, say } from "../prepare.mjs";
import { compareFolders } from "./compare";
import { takePictures } from "./take";

// npm run pixels: shows whether a change to the code changes what pages look like (docs/architecture.md#do-pages-look-the-same).

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** A part of the names of the pages that are wanted. */
    only: { type: "string", default: "" },
    /** One brand in place of all. */
    brand: { type: "string" },
  },
});
const [command, one, other] = positionals;
const brands = brandIds.filter((brand) => !values.brand || brand === values.brand);

if (command === "take" && one && brands.length > 0) {
  if (!process.env.NOBUILD) build();
  await takePictures(one, { brands, only: values.only });
} else if (command === "compare" && one && other) {
  const isWanted = (file: string) =>
    brands.some((brand) => file.startsWith(`${brand}/`)) && file.includes(values.only.replaceAll(" ", "-"));
  process.exitCode = (await compareFolders(one, other, isWanted)) > 0 ? 1 : 0;
} else {
  say("npm run pixels -- take DIR | compare DIR1 DIR2 [--only WORDS] [--brand NAME]");
  process.exitCode = 1;
}

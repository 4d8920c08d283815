// npm run floors: draws the floors in docs/architecture.md.
import { readFileSync, writeFileSync } from "node:fs";
import { withDrawnFloors } from "../tests/support/architecture/floors";

const PAGE = "docs/architecture.md";
writeFileSync(PAGE, withDrawnFloors(readFileSync(PAGE, "utf8")));

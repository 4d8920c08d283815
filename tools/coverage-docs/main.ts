// npm run coverage: docs/coverage.md, from the tables in tests/coverage.
import { writeFileSync } from "node:fs";
import { coveragePage } from "./page";

writeFileSync("docs/coverage.md", coveragePage());

// npm run settings: docs/settings.md and docs/settings.schema.json, from the schema that the shop checks its settings by.
import { writeFileSync } from "node:fs";
import { settingsJsonSchema, settingsPage } from "./page";

writeFileSync("docs/settings.md", settingsPage());
writeFileSync("docs/settings.schema.json", settingsJsonSchema());

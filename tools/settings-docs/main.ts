// npm run settings: writes docs/settings.md and docs/settings.schema.json from the schema of the settings.
import { writeFileSync } from "node:fs";
import { settingsJsonSchema, settingsPage } from "./page";

writeFileSync("docs/settings.md", settingsPage());
writeFileSync("docs/settings.schema.json", settingsJsonSchema());

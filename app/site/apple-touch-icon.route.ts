import { environment } from "../../server/operate/environment";
import { appIcon } from "./app-icons.server";

/** Asked for at this address by iOS, which shows it on the home screen, and by other systems: no page has to name it. */
export const loader = () => appIcon(environment().BRAND, "apple-touch-icon.png");

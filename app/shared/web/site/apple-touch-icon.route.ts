import { environment } from "../../../../server/operate/environment";
import { appIcon } from "./app-icons.server";

/** iOS and other systems request this URL by themselves, for the home screen. No page links to it. */
export const loader = () => appIcon(environment().BRAND, "apple-touch-icon.png");

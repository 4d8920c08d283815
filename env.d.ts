/// <reference types="google.maps" />
/// <reference types="vite/client" />
import "@remix-run/node";
import type { Visit } from "./server/visitor/visit";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    requestId?: string;
    /** Headers of W3C Trace Context that the request came with. */
    trace?: Record<string, string>;
    /** The client's address. */
    address?: string;
    /** The one Visit that all loaders and the action of this request share, and that the renderer and the page cache read. */
    visit?: Promise<Visit>;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Part of the names of the styles for old browsers (tools/old-browser-styles.ts). */
    readonly STYLES_HASH: string;
    /** server/operate/build-id.ts */
    readonly BUILD_ID: string;
  }
}

/// <reference types="vite/client" />
import "@remix-run/node";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** A loader says that this page is the same for every visitor who has neither session nor place: it may be kept. */
    keepable?: boolean;
  }
}

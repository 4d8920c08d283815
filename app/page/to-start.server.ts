import { redirect } from "@remix-run/node";

/** The loader of an address that only takes forms: someone who opens it is sent to the start. */
export const toStart = () => redirect("/", 302);

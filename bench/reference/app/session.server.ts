import { createCookieSessionStorage } from "@remix-run/node";

export const sessions = createCookieSessionStorage({
  cookie: { name: "session", httpOnly: true, sameSite: "lax", path: "/", secrets: ["a secret of the reference"] },
});

/** The number in the query, because one build has pages of every size. */
export const sizeIn = (request: Request, name: string) => Number(new URL(request.url).searchParams.get(name) ?? 0);

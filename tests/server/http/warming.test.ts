import { describe, expect, it } from "vitest";
import { warmPictures } from "../../../server/http/warm-pictures";

const patience = { attempts: 3, every: 1 };
const html = (body: string) => new Response(body, { headers: { "Content-Type": "text/html" } });
const card = (name: string, width = 400) => `<img src="/pictures/w${width}/u/pictures/${name}.avif" alt=""/>`;

/** A shop of two cities whose menus share dishes; it records the requested paths. */
function shop(own: Record<string, () => Response> = {}) {
  const asked: string[] = [];
  let open = 0;
  const pages: Record<string, () => Response> = {
    "/": () =>
      html('<a href="/spb/">Saint Petersburg</a> <a href="/berlin/">Berlin</a> <a href="/privacy-policy">Privacy</a>'),
    "/spb/": () => html(card("roll", 480) + card("wok") + card("wok")),
    "/berlin/": () => html(card("wok") + card("doner")),
    ...own,
  };
  return {
    asked,
    async ask(path: string, { Accept: accept = "", Cookie: cookie }: Record<string, string>) {
      expect(open, "one at a time").toBe(0);
      open++;
      await Promise.resolve();
      open--;
      asked.push(path + (cookie ? ` ${cookie}` : ""));
      if (path.startsWith("/pictures/")) expect(accept).toContain("image/avif");
      return (pages[`${path} ${cookie ?? ""}`.trim()] ?? pages[path] ?? (() => new Response("picture")))();
    },
  };
}

describe("picture warming after a start", () => {
  it("requests each picture of the menus once, one after the other", async () => {
    const { ask, asked } = shop();
    expect(await warmPictures(ask, patience)).toBe(9);
    expect(asked).toEqual([
      "/",
      "/spb/",
      "/pictures/w480/u/pictures/roll.avif",
      "/pictures/w400/u/pictures/wok.avif",
      "/berlin/",
      "/pictures/w400/u/pictures/doner.avif",
      "/",
      "/spb/ lite=on",
      "/berlin/ lite=on",
      "/ lite=on",
      // The pictures of the dishes that the cards open come after all that is seen first.
      ...["roll", "wok", "doner"].flatMap((name) => [
        `/pictures/w720/u/pictures/${name}.avif`,
        `/pictures/w960/u/pictures/${name}.avif`,
      ]),
    ]);
  });

  it("requests every width that a page names: those of the first page, of wider windows and of lite mode too", async () => {
    const { ask, asked } = shop({
      "/": () => html(`<a href="/spb/">Saint Petersburg</a> <img src="/pictures/w960/u/pictures/plate.avif" alt=""/>`),
      "/spb/": () =>
        html(
          `<img src="/pictures/w480/u/new.avif" srcSet="/pictures/w240/u/new.avif 240w,/pictures/w720/u/new.avif 720w"/>`,
        ),
      "/spb/ lite=on": () => html(card("roll", 240)),
    });
    await warmPictures(ask, patience);
    expect(asked.filter((path) => path.startsWith("/pictures/")).sort()).toEqual([
      "/pictures/w240/u/new.avif",
      "/pictures/w240/u/pictures/roll.avif",
      "/pictures/w480/u/new.avif",
      "/pictures/w720/u/new.avif",
      "/pictures/w960/u/new.avif",
      "/pictures/w960/u/pictures/plate.avif",
    ]);
  });

  it("waits for an upstream that starts later", async () => {
    let answers = 0;
    const { ask } = shop({
      "/": () => (++answers < 3 ? new Response(null, { status: 503 }) : html('<a href="/berlin/">Berlin</a>')),
    });
    expect(await warmPictures(ask, patience)).toBe(6);
  });

  it("gives up on an upstream that never starts, and goes on after a menu or a picture that fails", async () => {
    expect(await warmPictures(shop({ "/": () => new Response(null, { status: 503 }) }).ask, patience)).toBe(0);
    const down = shop({
      "/spb/": () => new Response(null, { status: 503 }),
      "/pictures/w400/u/pictures/wok.avif": () => {
        throw new Error("broken");
      },
    });
    expect(await warmPictures(down.ask, patience)).toBe(6);
    expect(down.asked).toContain("/pictures/w400/u/pictures/doner.avif");
  });
});

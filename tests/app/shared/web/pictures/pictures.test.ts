import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { upstream, UPSTREAM } from "../../../../support/app/route";
import { FakeUpstream } from "../../../../support/upstream/fake-upstream";

const cdn = await FakeUpstream.start();
const CDN = cdn.url;
const directory = await mkdtemp(join(tmpdir(), "pictures-"));
vi.stubEnv("DATA_FOLDER", directory);
vi.stubEnv("PICTURE_ORIGINS", CDN);
const { loader } = await import("../../../../../app/shared/web/pictures/picture.route");
const { openPictureStore } = await import("../../../../../app/shared/web/pictures/picture-store.server");
const { picturePath } = await import("../../../../../server/upstream/pictures");

const png = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
let fetched: string[] = [];
const picture = async (request: Request, body: Buffer, type = "image/png") => {
  fetched.push(new URL(request.url).pathname);
  return new HttpResponse(new Uint8Array(body), { headers: { "Content-Type": type } });
};
beforeEach(() => {
  cdn.use(http.get(`${CDN}/:name`, async ({ request }) => picture(request, await png(200))));
  upstream.reset();
  upstream.use(
    http.get(`${UPSTREAM}/pictures/:name`, async ({ request, params }) => {
      if (params.name === "broken.png") return picture(request, Buffer.from("not a picture at all"));
      if (params.name === "page.png") return picture(request, Buffer.from("<html></html>"), "text/html");
      if (params.name === "drawn.svg")
        return picture(request, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml");
      if (params.name === "huge.png") return picture(request, Buffer.alloc(9 * 1024 * 1024));
      if (params.name === "moved.png") return HttpResponse.redirect("http://169.254.169.254/latest/meta-data", 302);
      if (params.name === "gone.png") {
        fetched.push("/pictures/gone.png");
        return new HttpResponse(null, { status: 404 });
      }
      return picture(request, await png(960));
    }),
  );
});

afterAll(async () => {
  cdn.stop();
  await rm(directory, { recursive: true, force: true });
});

/** The address of an upstream's picture at one width, as a page prints it. */
const at = (width: number, source: string) => `/pictures/w${width}/${picturePath(source)}`;

function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, { headers });
  return loader({ request, params: {}, context: {} });
}

const best = { accept: "image/avif,image/webp,*/*" };

describe("what may be fetched", () => {
  const whole = (url: string) => `o/${Buffer.from(url).toString("base64url")}`;
  it.each([
    whole("http://169.254.169.254/latest/meta-data/"),
    whole("http://localhost:6379/"),
    whole(`http://${new URL(UPSTREAM).hostname}.evil.example/x.png`),
    whole(`${UPSTREAM}@evil.example/x.png`),
    whole(`http://evil.example#${UPSTREAM}/x.png`),
    whole(`http://${new URL(CDN).hostname}:8443/x.png`),
    whole(`${CDN.replace("http", "https")}/x.png`),
    whole("file:///etc/passwd"),
    whole(UPSTREAM.replace("http", "gopher")),
    whole(`${UPSTREAM}/api/user/get`),
    whole("//evil.example/x.png"),
    whole("not an address"),
    "u//evil.example/x.png",
    "u/\\evil.example/x.png",
    "u/http://evil.example/x.png",
    "u/../../etc/passwd",
    "u/pictures/../api/user/get",
    "u/pictures/%2e%2e/api/user/get",
    "u/api/user/get",
    "u/API/user/get",
    "u/%61pi/user/get",
    "u/..%2fapi/user/get",
    "u/pictures/..%2f..%2fapi/user/get",
    "x/pictures/roll.png",
    "pictures/roll.png",
    "",
  ])("is nothing by %s, signed or not", async (path) => {
    fetched = [];
    const [signature] = (picturePath("/pictures/roll.png") ?? "").split("/");
    for (const address of [path, `${signature}/${path}`]) {
      const response = await get(`/pictures/w320/${address}`, best);
      expect(response.status).toBe(404);
    }
    expect(fetched).toEqual([]);
  });

  it("is nothing that the upstream did not name: not by another's signature, not with a query", async () => {
    fetched = [];
    const [signature] = (picturePath("/pictures/roll.png") ?? "").split("/");
    const statuses = [];
    for (const path of ["invented.png", ...Array.from({ length: 20 }, (_, count) => `roll.png?${count}`)]) {
      const named = picturePath(`/pictures/${path}`) ?? "";
      statuses.push((await get(`/pictures/w320/${signature}/${named.slice(4)}`, best)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(fetched).toEqual([]);
  });

  it.each(["w0", "w321", "w99999", "w-96", "w96e1", "320", "w"])(
    "is nothing at a width that we do not serve: %s",
    async (width) => {
      expect((await get(`/pictures/${width}/${picturePath("/pictures/roll.png")}`, best)).status).toBe(404);
    },
  );
});

describe("a picture", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("for a browser that accepts %s is %s", async (accept, type, format) => {
    const response = await get(at(160, "/pictures/roll.png"), { accept });
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Vary")).toContain("Accept");
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width: found.width, format: found.format }).toEqual({ width: 160, format });
  });

  it("stands on the page's colour where it cannot be transparent", async () => {
    const response = await get(at(96, "/pictures/roll.png"));
    const [red, green, blue] = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer();
    expect(
      [red, green, blue].map((one, place) => Math.abs((one ?? 0) - ([0xfb, 0xf8, 0xf3][place] ?? 0)) <= 2),
    ).toEqual([true, true, true]);
  });

  it("has the width that its address names, also for who saves data: lite pages name small ones", async () => {
    const response = await get(at(480, "/pictures/roll.png"), { ...best, "save-data": "on" });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(480);
    expect(response.headers.get("Vary")).toBe("Accept");
  });

  it("is not blown up", async () => {
    const response = await get(at(480, `${CDN}/little.png`), best);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(200);
  });

  it("is fetched once, however many ask at a time and later", async () => {
    fetched = [];
    await Promise.all([
      get(at(240, "/pictures/unagi.png"), best),
      get(at(240, "/pictures/unagi.png"), best),
      get(at(480, "/pictures/unagi.png"), best),
    ]);
    await get(at(240, "/pictures/unagi.png"), best);
    expect(fetched).toEqual(["/pictures/unagi.png"]);
  });

  it.each(["broken.png", "page.png", "drawn.svg", "huge.png", "moved.png", "gone.png"])(
    "that is no good leaves a quiet plate: %s",
    async (name) => {
      const response = await get(at(240, `/pictures/${name}`), best);
      expect({
        status: response.status,
        type: response.headers.get("Content-Type"),
        keep: response.headers.get("Cache-Control"),
      }).toEqual({ status: 200, type: "image/svg+xml", keep: "public, max-age=60" });
    },
  );

  it("that failed is not asked for again at once", async () => {
    fetched = [];
    await get(at(96, "/pictures/gone.png"), best);
    expect(fetched).toEqual([]);
  });
});

describe("unusual pictures", () => {
  const frames = async () => {
    const raw = Buffer.concat([Buffer.alloc(40 * 40 * 4, 0x20), Buffer.alloc(40 * 40 * 4, 0xd0)]);
    return sharp(raw, { raw: { width: 40, height: 80, channels: 4, pageHeight: 40 } as never });
  };

  it.each([
    ["an animated GIF", async () => (await frames()).gif().toBuffer(), "image/gif"],
    ["an animated WebP", async () => (await frames()).webp({ loop: 0 }).toBuffer(), "image/webp"],
    [
      "an interlaced PNG",
      async () =>
        sharp(await png(40))
          .png({ progressive: true })
          .toBuffer(),
      "image/png",
    ],
    [
      "a progressive JPEG",
      async () =>
        sharp(await png(40))
          .jpeg({ progressive: true })
          .toBuffer(),
      "image/jpeg",
    ],
  ])("%s becomes one still picture", async (name, make, type) => {
    const file = `${name.replaceAll(" ", "-")}.bin`;
    const body = await make();
    upstream.use(http.get(`${UPSTREAM}/pictures/${file}`, ({ request }) => picture(request, body, type)));
    const response = await get(at(96, `/pictures/${file}`), { accept: "image/webp" });
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    const { width, height, pages = 1 } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, pages }).toEqual({ width: 40, height: 40, pages: 1 });
  });
});

it("the queue answers with the placeholder past its end, and makes what is in it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const small = await png(8);
  upstream.use(
    http.get(`${UPSTREAM}/many/:name`, async ({ request }) => {
      await held;
      return picture(request, small);
    }),
  );
  // As JPEG, which is made fastest.
  const requests = Array.from({ length: 510 }, (_, count) => get(at(96, `/many/${count}.png`)));
  const late = await Promise.all(requests.slice(504));
  expect(late.map((response) => response.headers.get("Content-Type"))).toEqual(late.map(() => "image/svg+xml"));
  release();
  const first = await Promise.all(requests.slice(0, 504));
  expect(new Set(first.map((response) => response.headers.get("Content-Type")))).toEqual(new Set(["image/jpeg"]));
  // Five hundred pictures take a busy machine long.
}, 300_000);

describe("the store", () => {
  it("keeps within its bound, forgets the least asked for, and takes over what was there", async () => {
    const place = await mkdtemp(join(tmpdir(), "store-"));
    const store = await openPictureStore(place, 250);
    for (const key of ["one", "two"]) await store.set(key, Buffer.alloc(100, key));
    await store.get("one");
    await store.set("three", Buffer.alloc(100, "three"));
    expect(await store.get("two")).toBeUndefined();
    expect((await store.get("one"))?.length).toBe(100);
    await expect.poll(async () => (await readdir(place)).length).toBe(2);
    const later = await openPictureStore(place, 250);
    expect((await later.get("three"))?.toString().slice(0, 5)).toBe("three");
    await rm(place, { recursive: true, force: true });
  });

  it("takes over what another process puts there while it is open", async () => {
    const place = await mkdtemp(join(tmpdir(), "store-"));
    const [shop, other] = [await openPictureStore(place), await openPictureStore(place)];
    expect(await shop.get("one")).toBeUndefined();
    await other.set("one", Buffer.from("made elsewhere"));
    expect((await shop.get("one"))?.toString()).toBe("made elsewhere");
    await rm(place, { recursive: true, force: true });
  });

  const bytesIn = async (place: string) => {
    const sizes = await Promise.all((await readdir(place)).map(async (name) => (await stat(join(place, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it("keeps the folder within its bound, also with what other processes put there and nobody asked for here", async () => {
    const place = await mkdtemp(join(tmpdir(), "store-"));
    const [shop, other] = [await openPictureStore(place, 10_000), await openPictureStore(place, 10_000)];
    for (let count = 0; count < 40; count++) await other.set(`other ${count}`, Buffer.alloc(400, count));
    for (let count = 0; count < 40; count++) await shop.set(`shop ${count}`, Buffer.alloc(400, count));
    await expect.poll(() => bytesIn(place)).toBeLessThanOrEqual(11_000);
    expect((await shop.get("shop 39"))?.length).toBe(400);
    await rm(place, { recursive: true, force: true });
  });

  it("keeps nothing that is larger than the bound", async () => {
    const place = await mkdtemp(join(tmpdir(), "store-"));
    const store = await openPictureStore(place, 250);
    await store.set("large", Buffer.alloc(300));
    expect(await readdir(place)).toEqual([]);
    await rm(place, { recursive: true, force: true });
  });

  it("removes what a process that died left unfinished, not what another is writing", async () => {
    const place = await mkdtemp(join(tmpdir(), "store-"));
    const [old, fresh] = [`${crypto.randomUUID()}.part`, `${crypto.randomUUID()}.part`];
    await writeFile(join(place, old), "x");
    await utimes(join(place, old), 1, 1);
    await writeFile(join(place, fresh), "x");
    await openPictureStore(place);
    expect(await readdir(place)).toEqual([fresh]);
    await rm(place, { recursive: true, force: true });
  });

  it("does without a disk", async () => {
    const store = await openPictureStore("/dev/null/nowhere");
    await store.set("one", Buffer.from("x"));
    expect(await store.get("one")).toBeUndefined();
  });
});

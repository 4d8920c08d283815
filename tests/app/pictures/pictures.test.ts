import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { UPSTREAM } from "../../support/app/route";

const CDN = "https://pictures.example";
const directory = await mkdtemp(join(tmpdir(), "pictures-"));
vi.stubEnv("PICTURE_CACHE", directory);
vi.stubEnv("PICTURE_ORIGINS", CDN);
const { loader } = await import("../../../app/pictures/picture.route");
const { openPictureStore } = await import("../../../app/pictures/picture-store.server");
const { picturePath, pictureSource } = await import("../../../server/upstream/pictures");

const png = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
let fetched: string[] = [];
const picture = async (request: Request, body: Buffer, type = "image/png") => {
  fetched.push(new URL(request.url).pathname);
  return new HttpResponse(new Uint8Array(body), { headers: { "Content-Type": type } });
};
const upstream = setupServer(
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
  http.get(`${CDN}/:name`, async ({ request }) => picture(request, await png(200))),
);

beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
afterAll(async () => {
  upstream.close();
  await rm(directory, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, { headers });
  return loader({ request, params: {}, context: {} });
}

const best = { accept: "image/avif,image/webp,*/*" };

describe("a picture's address", () => {
  it.each([
    ["/pictures/roll.avif", "u/pictures/roll.avif"],
    ["pictures/roll.avif", "u/pictures/roll.avif"],
    [`${UPSTREAM}/media/a b.jpg`, "u/media/a%20b.jpg"],
  ])("of the upstream's own %s is short", (source, path) => {
    expect(picturePath(source)).toBe(path);
    expect(pictureSource(path)?.origin).toBe(UPSTREAM);
  });

  it.each([`${CDN}/roll.png`, `${UPSTREAM}/resize?id=3`])(
    "elsewhere, or with a query, comes back whole: %s",
    (source) => {
      const path = picturePath(source) ?? "";
      expect(path).toMatch(/^o\/[\w-]+$/);
      expect(pictureSource(path)?.href).toBe(source);
    },
  );

  it.each([
    undefined,
    null,
    "",
    "//evil.example/x.png",
    "http://evil.example/x.png",
    "file:///etc/passwd",
    "data:image/png;base64,AA",
    "javascript:alert(1)",
    "\\\\evil\\x",
    "/api/user/get",
    "x".repeat(2_000),
  ])("is none for %s", (source) => {
    expect(picturePath(source)).toBeUndefined();
  });
});

describe("what may be fetched", () => {
  const whole = (url: string) => `o/${Buffer.from(url).toString("base64url")}`;
  it.each([
    whole("http://169.254.169.254/latest/meta-data/"),
    whole("http://localhost:6379/"),
    whole("http://upstream.test.evil.example/x.png"),
    whole("http://upstream.test@evil.example/x.png"),
    whole("http://evil.example#http://upstream.test/x.png"),
    whole("https://pictures.example:8443/x.png"),
    whole("http://pictures.example/x.png"),
    whole("file:///etc/passwd"),
    whole("gopher://upstream.test/x"),
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
    "x/pictures/roll.png",
    "pictures/roll.png",
    "",
  ])("is nothing by %s", async (path) => {
    fetched = [];
    const response = await get(`/pictures/w320/${path}`, best);
    expect(response.status).toBe(404);
    expect(fetched).toEqual([]);
  });

  it.each(["w0", "w321", "w99999", "w-96", "w96e1", "320", "w"])(
    "is nothing at a width that we do not serve: %s",
    async (width) => {
      expect((await get(`/pictures/${width}/u/pictures/roll.png`, best)).status).toBe(404);
    },
  );
});

describe("a picture", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("for a browser that accepts %s is %s", async (accept, type, format) => {
    const response = await get("/pictures/w160/u/pictures/roll.png", { accept });
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Vary")).toContain("Accept");
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width: found.width, format: found.format }).toEqual({ width: 160, format });
  });

  it("stands on the page's colour where it cannot be transparent", async () => {
    const response = await get("/pictures/w96/u/pictures/roll.png");
    const [red, green, blue] = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer();
    expect(
      [red, green, blue].map((one, place) => Math.abs((one ?? 0) - ([0xfb, 0xf8, 0xf3][place] ?? 0)) <= 2),
    ).toEqual([true, true, true]);
  });

  it("is small for those who save data", async () => {
    const response = await get("/pictures/w960/u/pictures/roll.png", { ...best, "save-data": "on" });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(240);
  });

  it("is not blown up", async () => {
    const response = await get(`/pictures/w480/${picturePath(`${CDN}/little.png`)}`, best);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(200);
  });

  it("is fetched once, however many ask at a time and later", async () => {
    fetched = [];
    await Promise.all([
      get("/pictures/w240/u/pictures/unagi.png", best),
      get("/pictures/w240/u/pictures/unagi.png", best),
      get("/pictures/w480/u/pictures/unagi.png", best),
    ]);
    await get("/pictures/w240/u/pictures/unagi.png", best);
    expect(fetched).toEqual(["/pictures/unagi.png"]);
  });

  it.each(["broken.png", "page.png", "drawn.svg", "huge.png", "moved.png", "gone.png"])(
    "that is no good leaves a quiet plate: %s",
    async (name) => {
      const response = await get(`/pictures/w240/u/pictures/${name}`, best);
      expect({
        status: response.status,
        type: response.headers.get("Content-Type"),
        keep: response.headers.get("Cache-Control"),
      }).toEqual({ status: 200, type: "image/svg+xml", keep: "public, max-age=60" });
    },
  );

  it("that failed is not asked for again at once", async () => {
    fetched = [];
    await get("/pictures/w96/u/pictures/gone.png", best);
    expect(fetched).toEqual([]);
  });
});

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

  it("does without a disk", async () => {
    const store = await openPictureStore("/dev/null/nowhere");
    await store.set("one", Buffer.from("x"));
    expect(await store.get("one")).toBeUndefined();
  });
});

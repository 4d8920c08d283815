import { UPSTREAM } from "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeUpstream } from "../../support/upstream/fake-upstream";

const CDN = "https://pictures.example";

/** The module in a shop with this environment. */
async function shop(environment: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ PICTURE_ORIGINS: CDN, ...environment })) vi.stubEnv(name, value);
  return import("../../../server/upstream/pictures");
}
const { fetchPicture, picturePath, pictureSource } = await shop();
afterEach(() => void vi.unstubAllEnvs());

describe("a picture's address", () => {
  it.each([
    ["/pictures/roll.avif", "u/pictures/roll.avif"],
    ["pictures/roll.avif", "u/pictures/roll.avif"],
    [`${UPSTREAM}/media/a b.jpg`, "u/media/a%20b.jpg"],
  ])("of the upstream's own %s is short, and signed", (source, path) => {
    const found = picturePath(source) ?? "";
    expect(found).toMatch(/^[\w-]{3}\//);
    expect(found.slice(4)).toBe(path);
    expect(pictureSource(found)?.origin).toBe(UPSTREAM);
  });

  it.each([`${CDN}/roll.png`, `${UPSTREAM}/resize?id=3`])(
    "elsewhere, or with a query, comes back whole: %s",
    (source) => {
      const path = picturePath(source) ?? "";
      expect(path).toMatch(/^[\w-]{3}\/o\/[\w-]+$/);
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
    "/pictures/..%2fapi/user/get",
    "/pictures/..%5capi/user/get",
    "/pictures/%252e%252e%252fapi/user/get",
    "//api/user/get".slice(1),
    "x".repeat(2_000),
  ])("is none for %s", (source) => {
    expect(picturePath(source)).toBeUndefined();
  });
});

describe("a picture's path", () => {
  const signature = (path = "") => path.split("/")[0];

  it("comes back only as it was made", () => {
    const path = picturePath("/pictures/roll.avif") ?? "";
    expect(pictureSource(path)?.href).toBe(`${UPSTREAM}/pictures/roll.avif`);
    const [own, ...rest] = path.split("/");
    const other = signature(picturePath("/pictures/other.avif"));
    for (const forged of [`${other}/${rest.join("/")}`, rest.join("/"), `${path}?1`, `${path}#1`, `/${path}`])
      expect(pictureSource(forged)).toBeUndefined();
    expect(pictureSource(`${own}x${rest.join("/")}`)).toBeUndefined();
  });

  it("may be long, but not endless: each that a page names comes back", () => {
    const longest = 1_000 - `${UPSTREAM}/`.length;
    expect(pictureSource(picturePath(`/${"x".repeat(longest)}`) ?? "")?.pathname).toBe(`/${"x".repeat(longest)}`);
    expect(picturePath(`/${"x".repeat(longest + 1)}`)).toBeUndefined();
    // Each letter takes six characters of an address.
    expect(picturePath(`/${"ж".repeat(200)}`)).toBeUndefined();
    const elsewhere = `${CDN}/${"x".repeat(1_000 - CDN.length - 1)}`;
    expect(pictureSource(picturePath(elsewhere) ?? "")?.href).toBe(elsewhere);
    expect(pictureSource(`abc/u/${"x".repeat(1_500)}`)).toBeUndefined();
  });

  it("is signed with the shop's secret: another shop's is worth nothing", async () => {
    const other = await shop({ SESSION_SECRET: "another secret that is long enough too" });
    const paths = ["/a.png", "/b.png", "/c.png"].map((source) => picturePath(source) ?? "");
    expect(paths.map((path) => other.pictureSource(path))).toEqual([undefined, undefined, undefined]);
  });

  it("of the former secret comes back while SESSION_SECRET_BEFORE names it", async () => {
    const older = picturePath("/pictures/roll.avif") ?? "";
    const rotated = {
      SESSION_SECRET: "another secret that is long enough too",
      SESSION_SECRET_BEFORE: process.env.SESSION_SECRET ?? "",
    };
    const after = await shop(rotated);
    expect(after.picturePath("/pictures/roll.avif")).not.toBe(older);
    expect(after.pictureSource(older)?.href).toBe(`${UPSTREAM}/pictures/roll.avif`);
    expect(after.pictureSource(`abc${older.slice(3)}`)).toBeUndefined();
  });

  it.each([UPSTREAM.replace("//", "//user@"), UPSTREAM.replace("//", "//:secret@"), "/x.png#part"])(
    "is not made of %s",
    (source) => expect(picturePath(source)).toBeUndefined(),
  );

  it.each(["/x\u0000.png", "/x\u007f.png", "/a\\b.png", "http://[", "ftp:x"])("is not made of %j", (source) =>
    expect(picturePath(source)).toBeUndefined(),
  );

  it.each(["/API/user/get", "/%61pi/user/get", "/a/../api/user/get", "/x/..//api/user/get", "/%5capi/user/get"])(
    "is not made of a call, however it is written: %s",
    (source) => expect(picturePath(source)).toBeUndefined(),
  );

  it.each(["/apicture.png", "/pictures/api/x.png", "/100%.png", "///x.png".slice(2)])("may be made of %s", (source) => {
    expect(pictureSource(picturePath(source) ?? "")?.origin).toBe(UPSTREAM);
  });

  describe("of an upstream below a path", () => {
    const below = () => shop({ UPSTREAM_URL: "https://chain.example/shop" });

    it("is relative to it", async () => {
      const { picturePath, pictureSource } = await below();
      const path = picturePath("/media/a.png") ?? "";
      expect(path.slice(4)).toBe("u/media/a.png");
      expect(pictureSource(path)?.href).toBe("https://chain.example/shop/media/a.png");
      expect(picturePath("/api/user/get")).toBeUndefined();
    });

    it("comes back whole where it is above", async () => {
      const { picturePath, pictureSource } = await below();
      const path = picturePath("https://chain.example/media/a.png") ?? "";
      expect(path.slice(4)).toMatch(/^o\//);
      expect(pictureSource(path)?.href).toBe("https://chain.example/media/a.png");
      expect(picturePath("https://chain.example/api/a.png")?.slice(4)).toMatch(/^o\//);
    });
  });
});

describe("a picture that is fetched", () => {
  let upstream: FakeUpstream;
  beforeEach(async () => {
    upstream = await FakeUpstream.start();
  });
  afterEach(() => upstream.stop());
  const fetched = () => fetchPicture(new URL(`${upstream.url}/x.png`));

  it.each(["image/png", "image/avif; q=1", "application/octet-stream"])("is what came as %s", async (type) => {
    upstream.answer = (response) => void response.setHeader("Content-Type", type).end("bytes");
    expect((await fetched()).toString()).toBe("bytes");
    expect(upstream.heard[0]?.headers.accept).toMatch(/^image\/avif,/);
  });

  it.each<[string, number, Record<string, string>, string]>([
    ["is missing", 404, { "Content-Type": "image/png" }, "status 404"],
    ["is elsewhere", 302, { "Content-Type": "image/png", Location: "/y.png" }, "status 302"],
    ["is a page", 200, { "Content-Type": "text/html" }, "not a picture"],
    ["is text about one", 200, { "Content-Type": "text/image/png" }, "not a picture"],
    ["is a drawing, which may hold scripts", 200, { "Content-Type": "image/svg+xml" }, "not a picture"],
    ["does not say what it is", 200, {}, "not a picture"],
    ["is too large", 200, { "Content-Type": "image/png", "Content-Length": "9000000" }, "too large or cut off"],
  ])("is none where it %s", async (_, status, headers, message) => {
    upstream.answer = (response) => void response.writeHead(status, headers).end("x".repeat(100));
    await expect(fetched()).rejects.toMatchObject({ name: "PictureFailure", message });
  });

  it("is none while nobody answers", async () => {
    upstream.stop();
    await expect(fetched()).rejects.toMatchObject({ name: "PictureFailure", message: "unreachable" });
  });
});

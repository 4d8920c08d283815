import { visitArgs } from "../../../../support/app/route";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { appIcon, manifestIcons } from "../../../../../app/shared/web/site/app-icons.server";
import * as apple from "../../../../../app/shared/web/site/apple-touch-icon.route";
import * as icon from "../../../../../app/shared/web/site/icon.route";
import { brandIds } from "../../../../../brands";
import { environment } from "../../../../../server/operate/environment";

const own = environment().BRAND;
afterEach(() => void Object.assign(environment(), { BRAND: own }));

async function picture(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const corner = data.subarray(0, 4);
  return { size: `${width}x${height}`, isSolid: corner[3] === 255 && info.channels === 4, bytes: bytes.length };
}

describe.each(brandIds)("an installed %s has icons per brand", (brand) => {
  it.each(manifestIcons)(
    "a picture of $sizes for $purpose, as large as the manifest says",
    async ({ src, ...told }) => {
      Object.assign(environment(), { BRAND: brand });
      const args = { ...visitArgs(src), params: { icon: src.replace("/icons/", "") } };
      const { size, isSolid, bytes } = await picture(await icon.loader(args));
      expect(size).toBe(told.sizes);
      expect(isSolid).toBe(told.purpose === "maskable");
      expect(bytes).toBeLessThan(30_000);
    },
  );

  it("a picture for tabs of browsers that show no SVG there", async () => {
    Object.assign(environment(), { BRAND: brand });
    const args = { ...visitArgs("/icons/icon-48.png"), params: { icon: "icon-48.png" } };
    expect(await picture(await icon.loader(args))).toMatchObject({ size: "48x48", isSolid: false });
  });

  it("a picture for the home screen of iOS, without a transparent corner, which it paints black", async () => {
    Object.assign(environment(), { BRAND: brand });
    expect(await picture(await apple.loader())).toMatchObject({ size: "180x180", isSolid: true });
  });
});

it("brands have icons of their own", async () => {
  const all = await Promise.all(brandIds.map(async (brand) => (await appIcon(brand, "icon-512.png")).arrayBuffer()));
  expect(new Set(all.map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(brandIds.length);
});

it("no other name draws a picture", () => {
  const args = { ...visitArgs("/icons/x.png"), params: { icon: "constructor" } };
  expect(() => icon.loader(args)).toThrow(expect.objectContaining({ status: 404 }));
});

import { environment } from "../../../../server/operate/environment";
import { PictureFailure, pictureSource } from "../../../../server/upstream/pictures";
import { keptPicture, pictureVariant, pictureWork } from "./pictures.server";

/** The size that social networks recommend for link previews. */
const SOCIAL_SIZE = { width: 1200, height: 630 };
const DISH_GAP_PX = 40;

export type SocialLook = { mark: string; ground: string; page: string };

/**
 * A link's preview as JPEG: up to three dishes on the brand's colour, with its logo. It has no text, because servers
 * have different fonts. `paths`: results of `picturePath`.
 */
export function socialPicture(paths: string[], look: SocialLook): Promise<Buffer> {
  const { BRAND } = environment();
  return keptPicture(`social ${BRAND} ${look.ground} ${paths.join(" ")}`, async () => {
    const side = paths.length > 1 ? 360 : 520;
    const dishes = await Promise.all(paths.map((path) => dish(path, side, look)));
    const shown = dishes.flatMap((bytes) => bytes ?? []);
    const row = shown.length * side + Math.max(0, shown.length - 1) * DISH_GAP_PX;
    return pictureWork(async (sharp) => {
      const mark = await sharp(Buffer.from(look.mark)).resize(88, 88, { fit: "inside" }).png().toBuffer();
      const markPlace = shown.length ? { left: 48, top: 40 } : { left: 556, top: 271 };
      return sharp({ create: { ...SOCIAL_SIZE, channels: 3, background: look.ground } })
        .composite([
          ...(await Promise.all(
            shown.map(async (bytes, at) => ({
              input: await sharp(bytes)
                .resize(side, side, { fit: "cover" })
                .composite([{ input: roundMask(side), blend: "dest-in" }])
                .png()
                .toBuffer(),
              left: Math.round((SOCIAL_SIZE.width - row) / 2 + at * (side + DISH_GAP_PX)),
              top: Math.round((SOCIAL_SIZE.height - side) / 2) + (shown.length > 1 ? 30 : 0),
            })),
          )),
          { input: mark, ...markPlace },
        ])
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
    });
  });
}

const roundMask = (side: number) =>
  Buffer.from(`<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="48"/></svg>`);

/** Undefined for a picture that is missing or broken. */
async function dish(path: string, side: number, { page }: SocialLook): Promise<Buffer | undefined> {
  const source = pictureSource(path);
  try {
    return source && (await pictureVariant(source, side > 480 ? 720 : 480, "jpeg", page));
  } catch (error) {
    if (error instanceof PictureFailure) return undefined;
    throw error;
  }
}

import { classes } from "../styles/class-names";
import { useLite } from "../hooks/lite";
import { pictureUrl, widthFor, type PictureWidth } from "./picture-url";
import styles from "./Picture.module.css";

export type PictureSize = "card" | "lead" | "row" | "strip" | "tile" | "line" | "page";

/**
 * The displayed width in CSS pixels, and the widths of the `srcset` for densities up to 3. Small pictures have one
 * width.
 */
const shapes: Record<PictureSize, { widths: [PictureWidth, ...PictureWidth[]]; plain: PictureWidth; sizes?: string }> =
  {
    card: {
      widths: [160, 240, 320, 480],
      plain: 320,
      sizes: "(min-width:1680px) 280px,(min-width:1440px) 22vw,(min-width:1024px) 23vw,(min-width:768px) 30vw,136px",
    },
    lead: {
      widths: [240, 320, 480, 720],
      plain: 480,
      sizes: "(min-width:1680px) 280px,(min-width:1440px) 22vw,(min-width:1024px) 23vw,(min-width:768px) 30vw,92vw",
    },
    row: { widths: [160, 240, 320, 480], plain: 240, sizes: "136px" },
    strip: { widths: [160], plain: 160 },
    tile: { widths: [320], plain: 320 },
    line: { widths: [96, 160, 240], plain: 160, sizes: "72px" },
    page: { widths: [320, 480, 720, 960], plain: 720, sizes: "(min-width:768px) 660px,100vw" },
  };

type PictureProps = {
  /** The picture's path below /pictures. Without it a placeholder is drawn. */
  src: string | undefined;
  sizes: PictureSize;
  alt: string;
  /** The largest size in CSS pixels. The layout uses the ratio. */
  width?: number;
  height?: number;
  /** Disables lazy loading, for pictures in the first window. */
  eager?: boolean;
  onLoad?: () => void;
  className?: string;
};

export function Picture({ src, sizes, alt, width = 480, height = 480, eager, onLoad, className }: PictureProps) {
  const lite = useLite();
  if (!src)
    return (
      <span
        className={classes(styles.picture, styles.missing, className)}
        role="img"
        aria-label={alt}
        aria-hidden={!alt || undefined}
      />
    );
  const shape = shapes[sizes];
  return (
    <img
      className={classes(styles.picture, className)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onLoad={onLoad}
      {...(shape.sizes && !lite
        ? { sizes: shape.sizes, srcSet: shape.widths.map((step) => `${pictureUrl(src, step)} ${step}w`).join(",") }
        : {})}
      src={pictureUrl(src, widthFor(shape.plain, lite))}
    />
  );
}

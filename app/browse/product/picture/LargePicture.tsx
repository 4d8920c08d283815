import { useEffect, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { pictureUrl } from "../../../shared/ui/pictures/picture-url";
import { classes } from "../../../shared/ui/styles/class-names";
import styles from "./LargePicture.module.css";

/** The full size has to be this many times larger than the picture that fits into the window. */
const MIN_GAIN = 1.2;

/** The URL of the largest picture that the shop makes. */
export const largePictureUrl = (src: string) => pictureUrl(src, 960);

type LargePictureProps = {
  src: string;
  name: string;
  /** The words of the press. Undefined until they have loaded. */
  full?: string;
};

/**
 * The picture as large as it fits into its dialog. A press shows it at its full size around the pressed place, scrolled
 * by the browser; the next press fits it again.
 */
export function LargePicture({ src, name, full }: LargePictureProps) {
  const space = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [isFull, setFull] = useState(false);
  const [gains, setGains] = useState(false);

  function measure() {
    const { current: shown } = picture;
    const { current: around } = space;
    if (!shown?.naturalWidth || !around) return;
    const fits = Math.min(1, around.clientWidth / shown.naturalWidth, around.clientHeight / shown.naturalHeight);
    setGains(1 / fits >= MIN_GAIN);
  }
  useEffect(() => {
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);

  function press({ clientX, clientY, detail, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    // A press of a key has no place.
    const [across, down] = detail ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : [0.5, 0.5];
    flushSync(() => setFull(!isFull));
    const { current: around } = space;
    around?.scrollTo(
      across * around.scrollWidth - around.clientWidth / 2,
      down * around.scrollHeight - around.clientHeight / 2,
    );
  }

  const image = (
    <img
      ref={picture}
      src={largePictureUrl(src)}
      alt={name}
      width={960}
      height={960}
      onLoad={measure}
      className={classes(styles.picture, isFull && styles.full)}
    />
  );
  return (
    <div ref={space} className={styles.space}>
      <button
        type="button"
        aria-pressed={isFull}
        disabled={!gains || !full}
        className={classes(styles.press, isFull && styles.pressed)}
        onClick={press}
      >
        {image}
        <span className="visually-hidden">{full}</span>
      </button>
    </div>
  );
}

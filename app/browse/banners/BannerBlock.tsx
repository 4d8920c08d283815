import { Link } from "@remix-run/react";
import type { Visit } from "../../../server/visitor/visit";
import { WithoutScripts } from "../../shared/ui/hooks/lite";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import styles from "./Banner.module.css";
import type { BannerView } from "./banner.view";
import { sends } from "../../../rules/sent-fields";

/** A banner as a block of a page without scripts; "Hide" is a form. */
export function BannerBlock({ view, action, here }: NonNullable<Visit["rendering"]["banner"]>) {
  const { id, title, text, picture, button, hide } = view as BannerView;
  return (
    <WithoutScripts>
      <div className="wrap">
        <section aria-label={title} className={`ways edged ${styles.block}`} data-ground="dark">
          {picture && (
            <img src={pictureUrl(picture, 320)} alt="" width={320} height={320} className={styles.blockPicture} />
          )}
          <div className={styles.blockWords}>
            <h2 className={styles.blockTitle}>{title}</h2>
            {text && <p className={styles.blockText}>{text}</p>}
          </div>
          {button?.href && (
            <Link to={button.href} className={`edged ${styles.go}`}>
              {button.words}
            </Link>
          )}
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="return_to" value={here} />
            <button {...sends({ intent: "hide" })} className={styles.hide}>
              {hide}
            </button>
          </form>
        </section>
      </div>
    </WithoutScripts>
  );
}

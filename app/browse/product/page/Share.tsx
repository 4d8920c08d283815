import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { isPlainClick } from "../../../shared/web/modal/use-modal-link";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import styles from "./Share.module.css";

type ShareProps = { name: string; address: string; className?: string };

const MESSAGE_MS = 4_000;

/**
 * A link to the dish's URL. With scripts it opens the system's share sheet or, if there is none, copies the URL and
 * shows a message.
 */
export function Share({ name, address, className }: ShareProps) {
  const { t } = useTranslation("product");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without permission to copy, the page opens at the URL, which can be copied by hand.
      window.location.assign(address);
    }
  }

  async function share() {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // An AbortError means that the visitor closed the share sheet.
      if ((error as Error).name !== "AbortError") await copy();
    }
  }

  function press(event: MouseEvent) {
    // Old browsers, and pages without HTTPS, have neither interface.
    const canShare = "share" in navigator;
    if (!isPlainClick(event) || (!canShare && !("clipboard" in navigator))) return;
    event.preventDefault();
    void (canShare ? share() : copy());
  }

  return (
    <span className={classes(styles.share, className)}>
      <a href={address} className="round-button" onClick={press}>
        <Icon name="share-2" />
        <span className="visually-hidden">{t("share.label")}</span>
      </a>
      <span role="status" className={copied ? `edged ${styles.said}` : undefined}>
        {copied ? t("share.copied") : ""}
      </span>
    </span>
  );
}

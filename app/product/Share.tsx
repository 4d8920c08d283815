import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { isPlainClick } from "../modal/use-modal-link";
import { classes } from "../ui/class-names";
import { Icon } from "../ui/Icon";
import styles from "./Share.module.css";

type ShareProps = { name: string; address: string; className?: string };

const SAID_MS = 4_000;

/** A link to the dish's own address. With scripts it opens the system's sheet or, where there is none, copies the address and says so. */
export function Share({ name, address, className }: ShareProps) {
  const { t } = useTranslation("product");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without the permission to copy: the link leads to the address, where it can be copied by hand.
      window.location.assign(address);
    }
  }

  async function share() {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      // The visitor closed the sheet.
      if ((error as Error).name !== "AbortError") await copy();
    }
  }

  function press(event: MouseEvent) {
    // Neither is there in old browsers, nor without HTTPS.
    const canShare = "share" in navigator;
    if (!isPlainClick(event) || (!canShare && !("clipboard" in navigator))) return;
    event.preventDefault();
    void (canShare ? share() : copy());
  }

  return (
    <span className={classes(styles.share, className)}>
      <a href={address} className={styles.button} onClick={press}>
        <Icon name="share-2" />
        <span className="visually-hidden">{t("share.label")}</span>
      </a>
      <span role="status" className={copied ? styles.said : undefined}>
        {copied ? t("share.copied") : ""}
      </span>
    </span>
  );
}

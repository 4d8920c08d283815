import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import { Button } from "../../../shared/ui/buttons/Button";
import { Panel } from "../../../shared/ui/layout/Panel";
import styles from "./GroupOrder.module.css";

/** The link for guests as a text to select and, where scripts run, buttons that copy and send it. */
export function GuestLink({ href }: { href: string }) {
  const { t } = useTranslation("group");
  return (
    <Panel title={t("link.title")}>
      <p className="soft">{t("link.text")}</p>
      <p className={styles.href}>
        <a href={href} rel="nofollow">
          {href}
        </a>
      </p>
      <Send text={href} title={t("title")} url={href} />
    </Panel>
  );
}

type SendProps = { text: string; title: string; url?: string };

/** Copies a text, or hands it to the system's share sheet. There is nothing without scripts. */
export function Send({ text, title, url }: SendProps) {
  const { t } = useTranslation("group");
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => setCopied(false), [text]);
  if (!hydrated) return null;
  const canCopy = "clipboard" in navigator;
  const canShare = "share" in navigator;
  return (
    <div className="ways gaps-2 below-3">
      {canCopy && (
        <Button
          type="button"
          variant="outline"
          size="s"
          icon="copy"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true), noPermission)}
        >
          {t("link.copy")}
        </Button>
      )}
      {canShare && (
        <Button
          type="button"
          variant="outline"
          size="s"
          icon="share-2"
          onClick={() => void navigator.share(url ? { title, url } : { title, text }).catch(noPermission)}
        >
          {t("link.send")}
        </Button>
      )}
      <span role="status" className="muted">
        {copied ? t("link.copied") : ""}
      </span>
    </div>
  );
}

/** The visitor closed the share sheet, or the browser does not allow copying: the text stands beside the button. */
function noPermission() {}

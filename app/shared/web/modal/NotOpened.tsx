import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/messages/EmptyState";

type NotOpenedProps = {
  titleId: string;
  /** The modal's own page. */
  page: string;
  onRetry: () => void;
  pending?: boolean;
};

/** Instead of a modal that could not be loaded. The page behind keeps what was typed into it. */
export function NotOpened({ titleId, page, onRetry, pending }: NotOpenedProps) {
  const { t } = useTranslation("common");
  return (
    <div role="alert">
      <EmptyState
        icon="wifi-off"
        level={1}
        titleId={titleId}
        title={t("notOpened.title")}
        action={
          <>
            <Button type="button" pending={pending} onClick={onRetry}>
              {t("errors.retry")}
            </Button>
            <p>
              <a href={page} className="tap">
                {t("notOpened.page")}
              </a>
            </p>
          </>
        }
      >
        {t("notOpened.text")}
      </EmptyState>
    </div>
  );
}

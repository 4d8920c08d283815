import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/overlays/Dialog";
import styles from "./ServerError.module.css";

const ShowServerError = createContext<(message: string) => void>(() => undefined);

/**
 * Opens ServerErrorModal (docs/specification/rules-and-calls.md#error-answers). Without scripts the same message stands
 * at the top of the page.
 */
export const useServerError = () => useContext(ShowServerError);

export function ServerErrorProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  const [message, setMessage] = useState<string>();
  const close = useCallback(() => setMessage(undefined), []);
  return (
    <ShowServerError.Provider value={setMessage}>
      {children}
      {message && (
        <Dialog open kind="confirm" titleId="server-error" onClose={close} closeLabel={t("close")}>
          <div className={styles.error}>
            <h2 id="server-error">{t("errors.title")}</h2>
            <p role="alert">{message}</p>
            <Button type="button" onClick={close} wide>
              {t("close")}
            </Button>
          </div>
        </Dialog>
      )}
    </ShowServerError.Provider>
  );
}

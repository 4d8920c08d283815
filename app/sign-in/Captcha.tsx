import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NotifyChannel } from "../../contract/person";
import { digitsOf } from "../../rules/digits";
import { tellChanged } from "../shared/web/form/use-mending";
import { usePage } from "../shared/web/modal/page";
import { useCityFrame } from "../shared/web/context/city-frame";
import { FieldError } from "../shared/ui/fields/Field";
import { Notice } from "../shared/ui/messages/Notice";
import styles from "./account.module.css";
import type { CaptchaView, CodeRequestView } from "./login.view";
import { loadSmartCaptcha, mayShowCaptcha, type SmartCaptcha } from "./smart-captcha";

export type CaptchaProps = {
  request: CodeRequestView;
  id: string;
  error?: string;
  typed: Record<string, string>;
};

/**
 * The provider's captcha or, if the upstream demands one that the browser cannot show, other channels and the phone.
 */
export function Captcha({ request, id, error, typed }: CaptchaProps) {
  const { t } = useTranslation("account");
  const { state, container, token } = useSmartCaptcha(request.captcha);
  const { captcha_refused = "" } = typed;
  const hasWidget = state === "loading" || state === "ready";
  if (!hasWidget && !error && !captcha_refused && state !== "broken") return null;
  return (
    <div id={id} role="group" tabIndex={-1} aria-label={t("captcha.label")} className={styles.captcha}>
      {hasWidget ? (
        <>
          {state === "loading" && <p className="soft">{t("captcha.loading")}</p>}
          <div ref={container} className={styles.widget} />
          <input type="hidden" name="captcha_user_token" value={token} />
          {error && <FieldError>{error}</FieldError>}
        </>
      ) : (
        <OtherWays channels={request.channels} refused={captcha_refused} error={error} />
      )}
      {captcha_refused && <input type="hidden" name="captcha_refused" value={captcha_refused} />}
    </div>
  );
}

type OtherWaysProps = { channels: NotifyChannel[]; refused: string; error: string | undefined };

function OtherWays({ channels, refused, error }: OtherWaysProps) {
  const { t } = useTranslation("account");
  const { phone = "", phone_href } = useCityFrame().city;
  const refusals = refused.split(" ");
  const next = channels.find((channel) => !refusals.includes(channel));
  const words = !refused
    ? t("captcha.brokenText", { phone: "§" })
    : next
      ? t(`captcha.instead.${next}`, { phone: "§" })
      : t("captcha.byPhone", { phone: "§" });
  const [before, after] = words.split("§");
  return (
    <Notice icon="shield-alert" title={error ?? t("captcha.broken")}>
      {before}
      <a href={phone_href} className="nowrap">
        {phone}
      </a>
      {after}
    </Notice>
  );
}

/** `none`: the form has no captcha, or the page is not hydrated yet. */
type CaptchaState = "none" | "loading" | "ready" | "broken";

/** The widget and its token, which is dropped after an answer with errors, for another phone, and when it expires. */
function useSmartCaptcha(captcha: CaptchaView | undefined) {
  const { inModal, answer, view } = usePage<{ page?: string; errors?: object } | undefined>();
  const [state, setState] = useState<CaptchaState>("none");
  const [token, setToken] = useState("");
  const container = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(() => undefined);
  const page = inModal ? view?.page : undefined;
  const refused = answer?.errors ?? view?.errors;
  const { script, client_key, language } = captcha ?? {};

  useEffect(() => {
    if (!script) return setState("none");
    if (mayShowCaptcha()) return setState("loading");
    if (page) window.location.replace(page);
    else window.location.reload();
  }, [script, page]);

  const isWanted = state === "loading" || state === "ready";
  useEffect(() => {
    if (!isWanted || !script || !client_key) return;
    let widget: { api: SmartCaptcha; id: number } | undefined;
    let gone = false;
    const solved = (next: string) => {
      tellChanged(container.current);
      setToken(next);
    };
    loadSmartCaptcha(script).then(
      (api) => {
        if (gone || !container.current) return;
        const id = api.render(container.current, { sitekey: client_key, hl: language ?? "en", callback: solved });
        widget = { api, id };
        reset.current = () => {
          setToken("");
          api.reset(id);
        };
        api.subscribe(id, "token-expired", () => setToken(""));
        for (const event of ["network-error", "javascript-error"] as const)
          api.subscribe(id, event, () => setState("broken"));
        setState("ready");
      },
      () => {
        if (!gone) setState("broken");
      },
    );
    return () => {
      gone = true;
      reset.current = () => undefined;
      widget?.api.destroy(widget.id);
    };
  }, [isWanted, script, client_key, language]);

  useEffect(() => {
    if (refused) reset.current();
  }, [refused]);

  useEffect(() => {
    const phone = container.current?.closest("form")?.elements.namedItem("phone");
    if (!(phone instanceof HTMLInputElement)) return;
    let digits = digitsOf(phone.value);
    const onInput = () => {
      const now = digitsOf(phone.value);
      if (now !== digits) reset.current();
      digits = now;
    };
    phone.addEventListener("input", onInput);
    return () => phone.removeEventListener("input", onInput);
  }, [isWanted]);

  return { state, container, token };
}

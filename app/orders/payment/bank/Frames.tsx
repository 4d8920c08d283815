import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PAYMENT_POLL_SECONDS } from "../../../../rules/payment";
import { Button } from "../../../shared/ui/buttons/Button";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import { paymentIntents, type BankView } from "../payment.view";

type Frame = Extract<BankView["bank"], { at: "frames" }>;

/**
 * 3-D Secure 2: the bank checks the browser in hidden frames, each for at most 5 seconds
 * (docs/specification/product.md#online-payment). Without scripts a button continues without the frames, and the bank
 * requests its code.
 */
export function Frames({ frames, attempt, path }: { frames: Frame; attempt: string; path: string }) {
  const { t } = useTranslation("payment");
  const hydrated = useHydrated();
  const forms = useRef<(HTMLFormElement | null)[]>([]);
  const goOn = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    if (!hydrated) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = (index: number) => {
      const form = forms.current[index];
      if (!form) return void (goOn.current && submit(goOn.current));
      form.submit();
      timer = setTimeout(() => next(index + 1), PAYMENT_POLL_SECONDS * 1_000);
    };
    next(0);
    return () => clearTimeout(timer);
  }, [hydrated, submit]);
  return (
    <>
      {hydrated &&
        frames.urls.map((url, index) => (
          <div key={url} hidden>
            <iframe name={`frame-${index}`} title={t("bank.frames.frame")} />
            <form
              ref={(form) => {
                forms.current[index] = form;
              }}
              method="post"
              action={url}
              target={`frame-${index}`}
            >
              <input type="hidden" name="threeDSMethodData" value={frames.data} />
            </form>
          </div>
        ))}
      <Form ref={goOn} method="post" action={path}>
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" {...paymentIntents.field("frames")} />
        <Button size="l" wide pending={hydrated}>
          {t("bank.frames.button")}
        </Button>
      </Form>
    </>
  );
}

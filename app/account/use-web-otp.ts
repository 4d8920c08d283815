import { useEffect, useRef } from "react";

/** WebOTP (wicg.github.io/web-otp): no part of TypeScript's types yet. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/** Hands over the code of a text message that names this shop, where the browser can read it and the customer lets it. */
export function useWebOtp(awaits: boolean, received: (code: string) => void) {
  const latest = useRef(received);
  latest.current = received;
  useEffect(() => {
    if (!awaits || !("OTPCredential" in window)) return;
    const stopped = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: stopped.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as { code?: string };
        if (code && !stopped.signal.aborted) latest.current(code);
      },
      // Declined, timed out or aborted: the code is typed.
      () => undefined,
    );
    return () => stopped.abort();
  }, [awaits]);
}

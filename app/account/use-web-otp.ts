import { useEffect, useRef } from "react";

/** TypeScript's types do not have WebOTP (wicg.github.io/web-otp). */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/**
 * Passes on the code of a text message addressed to this site, where the browser can read it and the customer allows
 * it.
 */
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
      // If the customer declines or the request times out, the code is typed.
      () => undefined,
    );
    return () => stopped.abort();
  }, [awaits]);
}

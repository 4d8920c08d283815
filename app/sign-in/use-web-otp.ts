import { useEffect, useRef } from "react";

/** TypeScript has no types for it (wicg.github.io/web-otp). */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/** Passes on the code of a text message that is addressed to this site, if the browser supports that. */
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

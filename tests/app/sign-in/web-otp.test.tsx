// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useWebOtp } from "../../../app/sign-in/use-web-otp";
import { reactRoot } from "../../support/app/react-root";

type Asked = { otp?: { transport: string[] }; signal: AbortSignal };

const root = reactRoot();
let asked: Asked[];
let arrives: (credential: { code: string } | null) => void;
let fails: (error: Error) => void;
const codes: string[] = [];

function Field({ bySms = true }) {
  useWebOtp(bySms, (code) => void codes.push(code));
  return null;
}

beforeEach(() => {
  asked = [];
  codes.length = 0;
  vi.stubGlobal("OTPCredential", class {});
  vi.stubGlobal("navigator", {
    credentials: {
      get: (request: Asked) => {
        asked.push(request);
        return new Promise((resolve, reject) => ([arrives, fails] = [resolve, reject]));
      },
    },
  });
});

it("hands over the code of a text message, and asks once", async () => {
  act(() => root.render(<Field />));
  act(() => root.render(<Field />));
  expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ["sms"] }]);
  await act(async () => arrives({ code: "4821" }));
  expect(codes).toEqual(["4821"]);
});

it("stops with its field, and then hears nothing", async () => {
  act(() => root.render(<Field />));
  act(() => root.render(null));
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => arrives({ code: "4821" }));
  expect(codes).toEqual([]);
});

it("does nothing where the customer declines, where there is no such credential, or where no text message comes", async () => {
  act(() => root.render(<Field />));
  await act(async () => fails(new DOMException("declined", "NotAllowedError")));
  act(() => root.render(<Field bySms={false} />));
  expect([asked.length, codes]).toEqual([1, []]);
  Reflect.deleteProperty(window, "OTPCredential");
  act(() => root.render(<Field />));
  expect(asked).toHaveLength(1);
});

// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSignedInElsewhere } from "../../../app/sign-in/use-signed-in-elsewhere";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot();
let isSignedIn: boolean;

function Window({ waits }: { waits: boolean }) {
  isSignedIn = useSignedInElsewhere("/spb/session", waits);
  return null;
}
const show = (waits: boolean) => act(() => root.render(<Window waits={waits} />));
const comesBack = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(3_000);
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(0);
  });
const says = (body: object) => vi.stubGlobal("fetch", async () => Response.json(body));

beforeEach(() => void vi.useFakeTimers());

it("is whether the visitor has signed in, for a window that waits for it", async () => {
  says({ signed_in: false });
  show(true);
  await comesBack();
  expect(isSignedIn).toBe(false);
  says({ signed_in: "yes" });
  await comesBack();
  expect(isSignedIn).toBe(false);
  says({ signed_in: true });
  await comesBack();
  expect(isSignedIn).toBe(true);
  show(false);
  expect(isSignedIn).toBe(false);
});

it("is not asked for by a window that is signed in itself", async () => {
  says({ signed_in: true });
  show(false);
  await comesBack();
  expect(isSignedIn).toBe(false);
});

// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { FORM_ID } from "../../../app/checkout/checkout.view";
import { useKeptDraft } from "../../../app/checkout/use-kept-draft";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot();
afterEach(() => void vi.restoreAllMocks());

function Page() {
  useKeptDraft();
  return (
    <>
      <form id={FORM_ID} method="post" action="/spb/checkout">
        <input name="username" defaultValue="Anna" />
      </form>
      {["/language", "/logout"].map((action) => (
        <form key={action} method="post" action={action}>
          <button name="language" value="de" />
        </form>
      ))}
    </>
  );
}

/** Sends a form by its button: whether the browser was let do it, what it sent afterwards, and what had been kept. */
async function send(action: string, answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", asked);
  act(() => root.render(<Page />));
  const form = document.querySelector(`form[action="${action}"]`) as HTMLFormElement;
  const submitter = form.querySelector("button");
  const submit = () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  const again = vi.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
  const wasLet = submit();
  if (!wasLet) await vi.waitFor(() => expect(again).toHaveBeenCalledWith(submitter));
  const isLetNow = submit();
  return { wasLet, isLetNow, kept: asked.mock.calls.map(([, init]) => Object.fromEntries(init?.body as FormData)) };
}

it.each([
  ["", () => Promise.resolve(new Response())],
  [", which happens too if it cannot be kept", () => Promise.reject(new Error("offline"))],
])("what was typed into the order form is kept before the page changes its language%s", async (_, answer) => {
  const kept = [{ username: "Anna", intent: "leave:/" }];
  expect(await send("/language", answer)).toEqual({ wasLet: false, isLetNow: true, kept });
});

it("other forms of the frame are sent as they are", async () => {
  const sent = await send("/logout", () => Promise.resolve(new Response()));
  expect(sent).toEqual({ wasLet: true, isLetNow: true, kept: [] });
});

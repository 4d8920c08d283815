import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Steps } from "../../../../../app/shared/ui/layout/Steps";

it("names the step that is now, in words too", () => {
  const html = renderToStaticMarkup(
    <Steps
      steps={[
        { title: "Accepted", state: "done", words: "done" },
        { title: "Cooking", state: "now", words: "now" },
      ]}
    />,
  );
  expect(html).toMatch(/<li[^>]*aria-current="step"[^>]*>.*Cooking/);
  expect(html).toContain(", done");
});

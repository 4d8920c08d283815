// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FormErrors } from "../../../../../app/shared/web/form/FormErrors";
import { fieldProps, useFormFields } from "../../../../../app/shared/web/form/use-form-fields";
import { tellChanged } from "../../../../../app/shared/web/form/use-mending";
import { usePage } from "../../../../../app/shared/web/modal/page";
import { Choice, Choices } from "../../../../../app/shared/ui/fields/Choice";
import { Field } from "../../../../../app/shared/ui/fields/Field";
import { inShop } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();

/** jsdom lays nothing out: an element has a box unless it or an ancestor is `hidden`. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
  });
  document.title = "Error: Address";
});

type Names = "street" | "room" | "reason";

function Form({ without }: { without?: boolean }) {
  const { errors } = usePage();
  const fields = useFormFields<Record<Names, string>>({ id: "where", constraints: {}, errors });
  return (
    <>
      <FormErrors title={`${Object.keys(errors).length} to mend`} idOf={(name) => `where-${name}`} />
      <Field {...fieldProps(fields.street)} label="Street" />
      <div id="private">
        <Field {...fieldProps(fields.room)} label="Flat" />
      </div>
      {!without && (
        <Choices id={fields.reason.id} legend="Why" error={fields.reason.errors?.[0]}>
          <Choice name="reason" value="a" title="A" />
        </Choices>
      )}
    </>
  );
}

const errors = { street: "No street", room: "No flat", reason: "No reason", form: "Not saved" };
const titles = { title: "Error: Address", error_title: "Error: Address", mended_title: "Address" };

const render = (said: Partial<typeof errors>, without?: boolean) =>
  act(() =>
    root.render(
      inShop(<Form without={without} />, { page: { answer: { errors: said }, view: titles, inModal: false } }),
    ),
  );
const answer = (said: Partial<typeof errors>) => render({ ...said });

const control = (name: Names) => document.getElementById(`where-${name}`) as HTMLElement;
const type = (element: Element) => act(() => void element.dispatchEvent(new Event("input", { bubbles: true })));
const lines = () => [...document.querySelectorAll("[role=alert] li")].map(({ textContent }) => textContent);
/** The messages beside the fields. */
const beside = () => [...document.querySelectorAll("[id$=-error]")].map(({ textContent }) => textContent?.trim());

it("goes with the first change of its field: beside it, in the summary, in its heading", () => {
  answer(errors);
  expect(lines()).toHaveLength(4);
  type(control("street"));
  expect(control("street").getAttribute("aria-invalid")).toBeNull();
  expect(beside()).toEqual(["No flat", "No reason"]);
  expect(lines()).toEqual(["No flat", "No reason", "Not saved"]);
  expect(document.querySelector("[role=alert] h2")?.textContent).toContain("3 to mend");
  type(control("reason").querySelector("input")!);
  expect(lines()).toEqual(["No flat", "Not saved"]);
});

it("leaves the focus where the visitor types", () => {
  answer(errors);
  expect(document.activeElement).toBe(document.querySelector("[role=alert]"));
  control("street").focus();
  type(control("street"));
  expect(document.activeElement).toBe(control("street"));
  answer({ street: "No street" });
  control("room").focus();
  type(control("street"));
  expect(document.activeElement).toBe(control("room"));
});

it("goes when a script fills its field", () => {
  answer({ street: "No street", room: "No flat" });
  act(() => tellChanged(control("street")));
  expect(lines()).toEqual(["No flat"]);
});

it("goes when its field is hidden or gone", async () => {
  const said = { street: "No street", room: "No flat", reason: "No reason" };
  render(said);
  render(said, true);
  expect(lines()).toEqual(["No street", "No flat"]);
  document.getElementById("private")!.hidden = true;
  type(control("street"));
  await act(() => new Promise(requestAnimationFrame));
  expect(lines()).toEqual([]);
});

it("takes the summary and the title's word with the last one", () => {
  answer({ street: "No street", room: "No flat" });
  type(control("street"));
  expect(document.title).toBe("Error: Address");
  type(control("room"));
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(document.title).toBe("Address");
});

it("comes again with the next answer, even in the same words", () => {
  answer({ street: "No street", room: "No flat" });
  type(control("street"));
  answer({ street: "No street", room: "No flat" });
  expect(lines()).toHaveLength(2);
  expect(document.title).toBe("Error: Address");
});

import { describe, expect, it } from "vitest";
import { sentMessageCookie, type SentMessage } from "../../../server/visitor/sent-message";
import { useUpstream } from "../../support/upstream/upstream";

useUpstream();

const whole: SentMessage = {
  form: "return",
  name: "Anna",
  phone: "79211234567",
  email: "anna@example.com",
  order_id: 17,
  notification: "We answer within a day.",
};
const readBack = async (message: SentMessage) => sentMessageCookie.parse(await sentMessageCookie.serialise(message));

describe("what the thank-you page says of a message that was sent", () => {
  it.each([
    ["all of it", whole],
    ["what every form asks for", { form: "question", name: "Anna", phone: "79211234567" }],
    [
      "the longest name, phone, form and answer",
      { ...whole, form: "f".repeat(20), name: "n".repeat(100), phone: "7".repeat(15), notification: "a".repeat(500) },
    ],
    ["the shortest phone", { ...whole, phone: "1234" }],
  ])("is read back: %s", async (_, message) => {
    expect(await readBack(message)).toEqual(message);
  });

  it.each([
    ["a form's name that is too long", { form: "f".repeat(21) }],
    ["a name that is too long", { name: "n".repeat(101) }],
    ["a phone with letters before it", { phone: "a79211234567" }],
    ["a phone with letters after it", { phone: "79211234567a" }],
    ["a phone that is too short", { phone: "123" }],
    ["a phone that is too long", { phone: "7".repeat(16) }],
    ["an e-mail that is too long", { email: `${"e".repeat(250)}@e.de` }],
    ["an order without a number", { order_id: 0 }],
    ["half an order", { order_id: 1.5 }],
    ["an answer that is too long", { notification: "a".repeat(501) }],
  ])("is nothing with %s", async (_, wrong) => {
    expect(await readBack({ ...whole, ...wrong })).toBeUndefined();
  });

  it("cannot be read or made by somebody else", async () => {
    expect(await sentMessageCookie.serialise(whole)).not.toContain("Anna");
    expect(await sentMessageCookie.parse(JSON.stringify(whole))).toBeUndefined();
  });
});

import type { CallName } from "../../../contract/calls";
import { on } from "./upstream";

/** Makes the upstream answer a call only when the test calls `answerNow`. `isAsked` ends when the upstream has the call. */
export function heldAnswer(name: CallName, answer: object) {
  let answerNow = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answerNow = resolve));
  const isAsked = new Promise<void>((resolve) =>
    on(name, async () => {
      resolve();
      await mayAnswer;
      return answer;
    }),
  );
  return { isAsked, answerNow };
}

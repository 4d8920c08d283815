import { failure } from "../../contract/primitives";
import { deviationsOf, type Deviation } from "./deviations";
import { exchange, type Visitor } from "./exchange";

/** Rules for all calls (docs/contract.md#all-calls), each checked on one read call. */
export const rules: readonly { name: string; broken: (visitor: Visitor) => Promise<Deviation | undefined> }[] = [
  {
    name: "a refusal is 4xx with its reason",
    async broken({ url, language }) {
      const { status, body } = await exchange({ url, language }, "city", { alias: "contract-check-nowhere" });
      if (status < 400 || status >= 500)
        return { path: "(status)", kind: `an unknown city was answered with ${status}` };
      const read = failure.safeParse(body);
      if (!read.success) return deviationsOf(read.error, body)[0];
      return read.data.message || read.data.errors
        ? undefined
        : { path: "message", kind: "missing, and no errors either" };
    },
  },
  {
    name: "an unknown session is 401",
    async broken({ url, language }) {
      const { status } = await exchange({ url, language, sessionKey: "contract-check-unknown" }, "user", {});
      return status === 401 ? undefined : { path: "(status)", kind: `expected 401, got ${status}` };
    },
  },
];

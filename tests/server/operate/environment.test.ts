import { mkdtempSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { misspeltVariables, readEnvironment } from "../../../server/operate/environment";

const complete = { UPSTREAM_URL: "https://api.chain.example", SESSION_SECRET: "0123456789abcdef".repeat(2) };

function complaint(given: Record<string, string>): string {
  try {
    readEnvironment(given);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the environment", () => {
  it("needs two variables only", () => {
    expect(readEnvironment(complete)).toMatchObject({
      BRAND: "nori",
      PORT: 3000,
      TRUSTED_PROXIES: 0,
      DEMO: false,
      PICTURE_ORIGINS: [],
    });
  });

  it("names everything that is missing at once", () => {
    expect(() => readEnvironment({})).toThrow(
      /UPSTREAM_URL is missing\. Set it to .* DEMO=1 in the container.*\n {2}SESSION_SECRET is missing\.\nREADME/,
    );
  });

  it("takes an empty variable for a missing one", () => {
    expect(() => readEnvironment({ ...complete, SESSION_SECRET: "" })).toThrow(/SESSION_SECRET is missing/);
    expect(readEnvironment({ ...complete, PORT: "" }).PORT).toBe(3000);
  });

  it.each([
    ["UPSTREAM_URL", "api.chain.example", "an address such as https://api.chain.example"],
    ["UPSTREAM_URL", "ftp://api.chain.example", "an address such as https://api.chain.example"],
    ["UPSTREAM_URL", '"https://api.chain.example"', "an address such as https://api.chain.example, without quotes"],
    ["UPSTREAM_URL", "https://api.chain.example/api", "leave /api out: the paths of all calls begin with it"],
    ["UPSTREAM_URL", "https://api.chain.example/v1/api/", "leave /api out: the paths of all calls begin with it"],
    ["UPSTREAM_URL", "https://api.chain.example?key=1", "an address without a query: calls bring their own"],
    ["BRAND", "pizza", "one of nori, mylavash"],
    ["PORT", "abc", "a whole number from 1 to 65535"],
    ["PORT", "0", "a whole number from 1 to 65535"],
    ["PORT", "70000", "a whole number from 1 to 65535"],
    ["PORT", "80.5", "a whole number from 1 to 65535"],
    ["TRUSTED_PROXIES", "-1", "a whole number from 0 to 10"],
    ["TRUSTED_PROXIES", "all", "a whole number from 0 to 10"],
    ["CITY_HEADER", "X Visitor: City", "the name of a header such as X-Visitor-City"],
    ["LOG_LEVEL", "loud", "one of trace, debug, info, warn, error, silent"],
    ["DEMO", "yes", "0 or 1"],
    ["INSECURE_COOKIES", "maybe", "0 or 1"],
    ["PICTURE_ORIGINS", "cdn", "origins such as https://cdn.example, separated by spaces"],
    [
      "PICTURE_ORIGINS",
      "https://a.example ftp://b.example",
      "origins such as https://cdn.example, separated by spaces",
    ],
    [
      "PICTURE_ORIGINS",
      "https://a.example,https://b.example",
      "origins such as https://cdn.example, separated by spaces",
    ],
    [
      "PICTURE_ORIGINS",
      "https://a.example, https://b.example",
      "origins such as https://cdn.example, separated by spaces",
    ],
    ["HEALTH_PORT", "0", "a whole number from 1 to 65535"],
    ["MAX_CONNECTIONS", "0", "a whole number from 1 to 100000"],
    ["DRAIN_SECONDS", "-1", "a whole number from 0 to 300"],
    ["HSTS", "31536000", "a value such as max-age=31536000; includeSubDomains"],
    ["CONTENT_FOLDER", "/nonexistent", "there is no such folder"],
    ["CONTENT_FOLDER", "package.json", "there is no such folder"],
    ["DATA_FOLDER", "no", 'a folder, or "off"'],
    ["REDIS_URL", "redis:6379/", "an address such as redis://redis:6379"],
    ["SENTRY_DSN", "https://sentry.example/1", "a DSN such as https://KEY@sentry.example/1"],
    ["SECURITY_CONTACT", "security", "an address such as mailto:security@shop.example"],
  ])("says in one line what is wrong with %s=%s", (name, value, words) => {
    expect(complaint({ ...complete, [name]: value })).toBe(
      `The shop cannot start with this environment:\n  ${name} is ${JSON.stringify(value)}: ${words}\nREADME.md lists every variable.`,
    );
  });

  it.each([
    ["SESSION_SECRET", "short", "at least 32 characters, 8 of them different"],
    ["SESSION_SECRET", "a".repeat(32), "at least 32 characters, 8 of them different"],
    ["SESSION_SECRET", " ".repeat(40), "at least 32 characters, 8 of them different"],
    ["SESSION_SECRET_BEFORE", "short", "at least 32 characters, 8 of them different"],
    ["PURCHASE_WEBHOOK_SECRET", "short", "at least 32 characters, 8 of them different"],
    ["UPSTREAM_URL", "https://user:pass@api.chain.example", "an address without a name and a password"],
    ["MAPS_KEY", "k".repeat(201), "at most 200 characters"],
  ])("says what is wrong with %s, and shows nothing of it", (name, value, words) => {
    expect(complaint({ ...complete, [name]: value })).toContain(`:\n  ${name} cannot be used: ${words}\n`);
  });

  it.each([
    ["http://localhost:3000", {}],
    ["http://127.0.0.1:3100", { PORT: "3100" }],
    ["http://[::1]:3000/", {}],
    ["http://0.0.0.0:3000", {}],
    ["http://localhost", { PORT: "80" }],
    [`http://${hostname()}:3000`, {}],
  ])("does not take the shop itself for its upstream: %s", (UPSTREAM_URL, more) => {
    const line = "UPSTREAM_URL is the shop itself: it takes the address of the chain's API.";
    expect(complaint({ ...complete, UPSTREAM_URL, ...more })).toContain(`:\n  ${line}\n`);
  });

  it("takes an upstream on another port of this machine", () => {
    expect(readEnvironment({ ...complete, UPSTREAM_URL: "http://localhost:4000" }).PORT).toBe(3000);
  });

  it("does not take a limit for each phone above the one for all", () => {
    expect(complaint({ ...complete, CODES_PER_ADDRESS: "151" })).toContain(
      ":\n  CODES_PER_ADDRESS is above CODES_PER_ADDRESS_AT_MOST.\n",
    );
    expect(readEnvironment({ ...complete, CODES_PER_ADDRESS: "150" }).CODES_PER_ADDRESS).toBe(150);
  });

  it("reads a value from the file that NAME_FILE names", () => {
    const file = join(mkdtempSync(join(tmpdir(), "secrets-")), "session");
    writeFileSync(file, `${complete.SESSION_SECRET}\n`);
    const { UPSTREAM_URL } = complete;
    expect(readEnvironment({ UPSTREAM_URL, SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe(complete.SESSION_SECRET);
    expect(complaint({ ...complete, SESSION_SECRET_FILE: file })).toBe(
      "SESSION_SECRET and SESSION_SECRET_FILE are both set: only one of them can be meant.",
    );
    expect(complaint({ UPSTREAM_URL, SESSION_SECRET_FILE: `${file}.gone` })).toMatch(
      /^SESSION_SECRET_FILE cannot be read: ENOENT/,
    );
  });

  it("reads lists, flags and addresses as they are meant", () => {
    expect(
      readEnvironment({
        ...complete,
        UPSTREAM_URL: "https://api.chain.example/v1//",
        DEMO: "1",
        PICTURE_ORIGINS: " https://a.example  https://b.example/dishes/ ",
      }),
    ).toMatchObject({
      UPSTREAM_URL: "https://api.chain.example/v1",
      DEMO: true,
      PICTURE_ORIGINS: ["https://a.example", "https://b.example"],
    });
  });

  it.each([
    ["UPSTREM_URL", "UPSTREAM_URL"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["DATA_FOLDERS", "DATA_FOLDER"],
    ["DRAIN_SECOND", "DRAIN_SECONDS"],
    ["PORTS", "PORT"],
    ["TRUST_PROXY", "TRUSTED_PROXIES"],
    ["REDIS", "REDIS_URL"],
    ["SESSION_SECRETS_FILE", "SESSION_SECRET_FILE"],
  ])("says in one line that %s means nothing, and what may be meant", (name, meant) => {
    const hint = `${name} is set but means nothing: is it ${meant}?`;
    expect(misspeltVariables({ ...complete, [name]: "x" })).toEqual([hint]);
    expect(() => readEnvironment({ [name]: "x" })).toThrow(`  ${hint}\n`);
  });

  it.each([
    [
      "ANSWER_CACHE",
      "ANSWER_CACHE is not read any more: DATA_FOLDER is the folder of pictures, answers and group-orders.",
    ],
    ["GOOGLE_MAPS_KEY_FILE", /^GOOGLE_MAPS_KEY_FILE is not read any more: MAPS_KEY is the key of the provider/],
    ["HSTS_MAX_AGE", /^HSTS_MAX_AGE is not read any more: HSTS is the whole header/],
  ])("does not start with %s of a former version, and says what to set", (name, words) => {
    const lines = complaint({ ...complete, [name]: "x" }).split("\n  ");
    expect(lines).toHaveLength(2);
    expect(lines[1]?.replace("\nREADME.md lists every variable.", "")).toEqual(expect.stringMatching(words));
    expect(readEnvironment({ ...complete, [name]: "" }).BRAND).toBe("nori");
  });

  it("says nothing of what every machine has", () => {
    const usual = "PATH HOME HOSTNAME USER TERM LANG PWD SHLVL MAIL SHELL NODE_VERSION YARN_VERSION NODE_OPTIONS TZ";
    const kubernetes = "KUBERNETES_SERVICE_HOST KUBERNETES_PORT NORI_SERVICE_PORT NORI_PORT";
    const given = `${usual} ${kubernetes} ${Object.keys(readEnvironment(complete)).join(" ")}`.split(" ");
    expect(misspeltVariables(Object.fromEntries(given.map((name) => [name, "x"])))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { misspeltVariables, readEnvironment } from "../../../server/operate/environment";

const complete = { UPSTREAM_URL: "https://api.chain.example", SESSION_SECRET: "x".repeat(32) };

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
      /UPSTREAM_URL: is missing\. Set it to .* DEMO=1 in the container.*\n {2}SESSION_SECRET: is missing\.\nREADME/,
    );
  });

  it("takes an empty variable for a missing one", () => {
    expect(() => readEnvironment({ ...complete, SESSION_SECRET: "" })).toThrow(/SESSION_SECRET: is missing/);
    expect(readEnvironment({ ...complete, PORT: "" }).PORT).toBe(3000);
  });

  it.each([
    ["UPSTREAM_URL", "api.chain.example"],
    ["UPSTREAM_URL", "ftp://api.chain.example"],
    ["SESSION_SECRET", "short"],
    ["BRAND", "pizza"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "all"],
    ["LOG_LEVEL", "loud"],
    ["DEMO", "yes"],
    ["INSECURE_COOKIES", "maybe"],
    ["PICTURE_ORIGINS", "cdn"],
    ["PICTURE_ORIGINS", "https://a.example ftp://b.example"],
    ["HEALTH_PORT", "0"],
    ["MAX_CONNECTIONS", "0"],
    ["DRAIN_SECONDS", "-1"],
    ["HSTS_MAX_AGE", "forever"],
  ])("names %s when it is %j, and no secret", (name, value) => {
    let message = "";
    try {
      readEnvironment({ ...complete, [name]: value });
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message).toMatch(new RegExp(`^ {2}${name}: (?!is missing)`, "m"));
    expect(message).not.toContain(complete.SESSION_SECRET);
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
    ["PICTURES_CACHE", "PICTURE_CACHE"],
    ["DRAIN_SECOND", "DRAIN_SECONDS"],
    ["PORTS", "PORT"],
  ])("says in one line that %s means nothing, and what may be meant", (name, meant) => {
    const hint = `${name} is set but means nothing: is it ${meant}?`;
    expect(misspeltVariables({ ...complete, [name]: "x" })).toEqual([hint]);
    expect(() => readEnvironment({ [name]: "x" })).toThrow(`  ${hint}\n`);
  });

  it("says nothing of what every machine has", () => {
    const usual = "PATH HOME HOSTNAME USER TERM LANG PWD SHLVL MAIL SHELL NODE_VERSION YARN_VERSION NODE_OPTIONS TZ";
    const kubernetes = "KUBERNETES_SERVICE_HOST KUBERNETES_PORT NORI_SERVICE_PORT NORI_PORT";
    const given = `${usual} ${kubernetes} ${Object.keys(readEnvironment(complete)).join(" ")}`.split(" ");
    expect(misspeltVariables(Object.fromEntries(given.map((name) => [name, "x"])))).toEqual([]);
  });
});

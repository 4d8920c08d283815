import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { brands } from "../../brands";
import { readEnvironment, variables } from "../../server/operate/environment";
import { readSettings } from "../../server/operate/settings";

const FOLDER = "deploy/kubernetes";
const read = (path: string) => readFileSync(path, "utf8");

type Service = {
  environment?: Record<string, string>;
  command?: string;
  volumes?: string[];
  secrets?: string[];
  image?: string;
};
const compose = parse(read("deploy/compose.yaml")) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
};

type Kustomization = {
  resources: string[];
  configMapGenerator: { name: string; literals?: string[]; files?: string[] }[];
  secretGenerator: { name: string; envs: string[] }[];
};
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as Kustomization;

type Container = {
  image: string;
  args?: string[];
  ports: { name: string; containerPort: number }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  volumeMounts: { name: string; mountPath: string }[];
};
type Resource = {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    template: {
      spec: { containers: [Container]; volumes: { name: string }[] };
    };
    volumeClaimTemplates?: { metadata: { name: string } }[];
    ports: { name: string; targetPort: string }[];
    rules: unknown;
  };
};
const resources = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as Resource;
  }),
);
const named = (kind: string, name = "nori") =>
  resources.find((one) => one.kind === kind && one.metadata.name === name) as Resource;
const podOf = (resource: Resource) => resource.spec.template.spec;

/** `${NAME:-default}` and `${NAME:?message}` as compose fills them in. */
const filled = (value: string) =>
  value.replace(/\$\{\w+:-([^}]*)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "https://api.chain.example");

const literals = kustomization.configMapGenerator.find(({ name }) => name === "nori")?.literals ?? [];
const shops: [string, Record<string, string>][] = [
  [
    "deploy/compose.yaml",
    Object.fromEntries(
      Object.entries(compose.services.shop?.environment ?? {}).map(([name, value]) => [name, filled(value)]),
    ),
  ],
  [FOLDER, Object.fromEntries(literals.map((line) => line.split(/=(.*)/s) as [string, string]))],
];

describe.each(shops)("%s", (_, given) => {
  it("names only variables of the shop", () => {
    const known = [...variables, ...variables.map((name) => `${name}_FILE`)];
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("has all that the shop needs, its secret aside, and a place for everything", () => {
    const { SESSION_SECRET_FILE, ...rest } = given;
    const secret = { SESSION_SECRET: "q8Zr2mVx7LtC4wKp9NbY6sHd3fGj5aEu" };
    expect(SESSION_SECRET_FILE ?? "/run/secrets/session").toBe("/run/secrets/session");
    const read = readEnvironment({ ...rest, ...secret });
    expect(read).toMatchObject({ TRUSTED_PROXIES: 1, HEALTH_PORT: 3001, METRICS_PORT: 9464 });
    expect(read.REDIS_URL).toMatch(/^redis:\/\/(nori-)?redis:6379$/);
  });
});

it.each(["deploy/settings.json", `${FOLDER}/settings.json`])("%s are settings", (file) => {
  expect(() => readSettings(brands.nori, JSON.parse(read(file)))).not.toThrow();
});

describe("deploy/compose.yaml", () => {
  const { shop, redis, caddy } = compose.services as Record<"shop" | "redis" | "caddy", Service>;

  it("mounts the secret, and declares every volume", () => {
    expect(shop.secrets).toEqual(Object.keys(compose.secrets));
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(":")));
    expect(mounted.flatMap(([from = ""]) => (/^[./]/.test(from) ? [] : [from])).sort()).toEqual(
      Object.keys(compose.volumes).sort(),
    );
    for (const [from = ""] of mounted.filter(([path = ""]) => path.startsWith("./")))
      expect(readdirSync("deploy")).toContain(from.slice(2));
    expect(mounted.map(([, to]) => to)).toContain(shop.environment?.SETTINGS_FILE);
  });

  it("keeps what Redis holds", () => {
    expect(redis.command).toMatch(/--appendonly yes.*--maxmemory-policy noeviction/);
    expect(redis.volumes).toEqual(["redis:/data"]);
  });

  it("gives Caddy the variables of its file", () => {
    const asked = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(asked).toEqual(Object.keys(caddy.environment ?? {}));
  });
});

describe(FOLDER, () => {
  const shop = podOf(named("Deployment"));
  const redis = podOf(named("StatefulSet", "nori-redis"));

  it("applies each of its files", () => {
    const own = ["kustomization.yaml", "settings.json", "secret.env"];
    const files = readdirSync(FOLDER).filter((file) => !own.includes(file));
    expect(files.sort()).toEqual([...kustomization.resources].sort());
  });

  it("gives the shop its variables, secret and settings", () => {
    const [{ envFrom = [], volumeMounts, ports }] = shop.containers;
    const given = envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name);
    expect(given).toEqual([kustomization.configMapGenerator[0]?.name, kustomization.secretGenerator[0]?.name]);
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(shop.volumes.map(({ name }) => name).sort());
    const environment = readEnvironment({ ...shops[1]?.[1], SESSION_SECRET: "q8Zr2mVx7LtC4wKp9NbY6sHd3fGj5aEu" });
    const { PORT, HEALTH_PORT, METRICS_PORT, SETTINGS_FILE = "" } = environment;
    expect(ports.map(({ containerPort }) => containerPort)).toEqual([PORT, HEALTH_PORT, METRICS_PORT]);
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(SETTINGS_FILE.replace(/\/[^/]+$/, ""));
    for (const { targetPort } of named("Service").spec.ports)
      expect(ports.map(({ name }) => name)).toContain(targetPort);
  });

  it("keeps what Redis holds", () => {
    const [{ args = [], volumeMounts }] = redis.containers;
    expect(args.join(" ")).toMatch(/--appendonly yes.*--maxmemory-policy noeviction/);
    expect(volumeMounts.map(({ name }) => name)).toEqual(
      named("StatefulSet", "nori-redis").spec.volumeClaimTemplates?.map(({ metadata: { name } }) => name),
    );
  });

  it("gives the headers of answers the room that nginx's default lacks", () => {
    const { annotations = {} } = named("Ingress").metadata;
    expect(annotations["nginx.ingress.kubernetes.io/proxy-buffer-size"]).toBe("16k");
  });
});

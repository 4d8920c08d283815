import { readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readEnvironment } from "../../server/operate/environment";

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold?: number };
type Container = {
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  securityContext: { readOnlyRootFilesystem: boolean };
  volumeMounts: { name: string; mountPath: string }[];
};
type Pod = {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsUser: number };
  containers: [Container];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
};
type Manifest = { kind: string; metadata: { name: string }; spec: Record<string, never> };

const read = (file: string) => readFileSync(file, "utf8");
const FOLDER = "deploy/kubernetes";
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as {
  resources: string[];
  configMapGenerator: { name: string; literals?: string[] }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS() as Manifest;
  }),
);
const named = (kind: string) => manifests.find((one) => one.kind === kind) as Manifest;

const deployment = named("Deployment").spec as unknown as {
  selector: { matchLabels: object };
  template: { metadata: { labels: object }; spec: Pod };
};
const pod = deployment.template.spec;
const [container] = pod.containers;
const dockerfile = read("Dockerfile");
const SECRET = "what Kubernetes fills in, which is long enough";
const literals = kustomization.configMapGenerator.find(({ name }) => name === "nori")?.literals ?? [];
const given = {
  ...Object.fromEntries(literals.map((line) => line.split(/=(.*)/s) as [string, string])),
  SESSION_SECRET: SECRET,
};
const environment = readEnvironment(given);

describe("the Kubernetes manifest", () => {
  it("sets variables that the shop reads, to values that it takes", () => {
    expect(Object.keys(given).filter((name) => !(name in environment))).toEqual([]);
  });

  it("asks health at paths that the shop answers, on its port for them", () => {
    const siteMap = read("remix.config.js");
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(["/healthz", "/healthz", "/readyz"]);
    for (const { httpGet } of probes) {
      expect(siteMap).toContain(`["${httpGet.path.slice(1)}", "shared/web/site${httpGet.path}.route.ts"]`);
      expect(httpGet.port).toBe(container.ports[1]?.name);
    }
    expect(container.ports[1]?.containerPort).toBe(environment.HEALTH_PORT);
    expect(container.ports[0]?.containerPort).toBe(environment.PORT);
    expect(dockerfile).toContain(`EXPOSE ${environment.PORT}`);
  });

  it("gives a pod the time that it needs to stop", () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(environment.DRAIN_SECONDS + 15);
    const { periodSeconds, failureThreshold = 3 } = container.readinessProbe;
    expect(environment.DRAIN_SECONDS).toBeGreaterThanOrEqual(periodSeconds * failureThreshold);
  });

  it("has a volume for every folder that the shop writes to, for the image's user", () => {
    expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(pod.securityContext.runAsUser).toBe(1000);
    expect(dockerfile).toContain("USER node");
    const workdir = /^WORKDIR (\S+)$/m.exec(dockerfile.split("\nFROM ")[1] ?? "")?.[1] ?? "";
    const { DATA_FOLDER, ASSETS_FOLDER = "" } = environment;
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
    for (const folder of [DATA_FOLDER, ASSETS_FOLDER])
      expect(
        mounts.some((mount) => `${posix.resolve(workdir, folder)}/`.startsWith(`${mount}/`)),
        folder,
      ).toBe(true);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
    const claims = pod.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
    expect(claims).toEqual([named("PersistentVolumeClaim").metadata.name]);
  });

  it("refers to what it declares", () => {
    const labels = deployment.template.metadata.labels;
    const service = named("Service") as unknown as {
      metadata: { name: string };
      spec: { selector: object; ports: { name: string; targetPort: string }[] };
    };
    const budget = named("PodDisruptionBudget").spec as unknown as { selector: { matchLabels: object } };
    expect([deployment.selector.matchLabels, service.spec.selector, budget.selector.matchLabels]).toEqual(
      Array(3).fill(labels),
    );
    expect(service.spec.ports[0]?.targetPort).toBe(container.ports[0]?.name);
    expect(JSON.stringify(named("Ingress").spec)).toContain(
      `"service":${JSON.stringify({ name: service.metadata.name, port: { name: service.spec.ports[0]?.name } })}`,
    );
  });
});

/** Variables of other programs. */
const OTHERS = new Set(["NODE_ENV", "KUBERNETES_SERVICE_HOST", "SOURCE_MAPS"]);

it("the docs name no variable of the environment that means nothing", () => {
  const sources = [
    ...[
      "server/operate/environment.ts",
      "sandbox/environment.ts",
      "Dockerfile",
      "playwright.config.ts",
      "deploy/Caddyfile",
    ],
    ...[
      "tools/container.mjs",
      "tools/demo.mjs",
      "tools/dev.mjs",
      "tools/prepare.mjs",
      "tools/test.mjs",
      "bench/run.ts",
    ],
  ].map(read);
  const known = sources.join("\n");
  const operating = readdirSync("docs/operating").map((file) => `docs/operating/${file}`);
  const files = ["README.md", "docs/sandbox.md", "docs/behind-a-proxy.md", "docs/adding-a-brand.md", ...operating];
  const told = files.flatMap((file) =>
    [...read(file).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.match(/\b[A-Z]+(?:_[A-Z0-9]+)+\b/g) ?? []),
  );
  expect(told.length).toBeGreaterThan(30);
  // Each variable may be in a file (server/operate/environment.ts).
  const isKnown = (name: string) => new RegExp(`\\b${name}\\b`).test(known);
  const unknown = [...new Set(told)].filter(
    (name) => !OTHERS.has(name) && !isKnown(name) && !isKnown(name.replace(/_FILE$/, "")),
  );
  expect(unknown).toEqual([]);
});

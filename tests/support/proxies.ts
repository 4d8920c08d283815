import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** Where a proxy finds the shop (`host:port`), and the port at which it listens. */
interface Ways {
  shop: string;
  port: number;
}

/** A proxy as operators put it before the shop. */
export interface Proxy {
  name: string;
  program: "nginx" | "haproxy";
  config: (ways: Ways) => string;
}

/** The text of a documented file with its addresses replaced, and without TLS. Throws if one is not found. */
function documented(file: string, replacements: [RegExp, string][]): string {
  return replacements.reduce(
    (text, [found, by]) => {
      if (text.search(found) < 0) throw new Error(`${file} has no ${String(found)}`);
      return text.replace(found, by);
    },
    readFileSync(`docs/proxies/${file}`, "utf8"),
  );
}

/** One process that stays in the foreground, with its files beside the configuration. */
const nginx = (site: string) => `
  daemon off; master_process off; pid nginx.pid; events {}
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    ${site}
  }`;

export const plainNginx: Proxy = {
  name: "nginx with its defaults",
  program: "nginx",
  config: ({ shop, port }) =>
    nginx(`server {
      listen 127.0.0.1:${port};
      location / { proxy_pass http://${shop}; proxy_set_header Host $http_host; }
    }`),
};

export const documentedNginx: Proxy = {
  name: "the documented nginx",
  program: "nginx",
  config: ({ shop, port }) =>
    nginx(
      documented("nginx.conf", [
        [/10\.0\.0\.1\d:3000/g, shop],
        [/server \{\s+listen 80;[^}]*\}/, ""],
        [/listen 443 ssl http2/, `listen 127.0.0.1:${port}`],
        [/ssl_certificate.*/g, ""],
      ]),
    ),
};

export const documentedHaproxy: Proxy = {
  name: "the documented HAProxy",
  program: "haproxy",
  config: ({ shop, port }) =>
    documented("haproxy.cfg", [
      [/10\.0\.0\.1\d:3000/g, shop],
      [/bind :80/, ""],
      [/bind :443.*/, `bind 127.0.0.1:${port}`],
      [/http-request redirect.*/, ""],
      [/Proto https/, "Proto http"],
    ]),
};

/** Starts a proxy that has its files in an existing folder. It takes a moment until it answers. */
export function startProxy({ program, config }: Proxy, ways: Ways, folder: string): ChildProcess {
  writeFileSync(`${folder}/proxy.conf`, config(ways));
  const args = program === "nginx" ? ["-p", ".", "-e", "error.log", "-c", "proxy.conf"] : ["-f", "proxy.conf"];
  return spawn(`/usr/sbin/${program}`, args, { cwd: folder, stdio: "ignore" });
}

// The settings of a demo, whose bank has its pages at the shop's own addresses (bank-at-shop.mjs): to pay, visitors are sent there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";

/** This machine's addresses in its networks. */
export function networkAddresses() {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
  );
}

/**
 * Writes a file for SETTINGS_FILE: those that are given, and the shop's addresses as origins of a bank. Answers its path. Settings that cannot be
 * read are handed on as they are: the shop names what is wrong with them.
 */
export function writeDemoSettings(port, given = process.env.SETTINGS_FILE || "", folder = "data") {
  const own = ["localhost", "127.0.0.1", ...networkAddresses()].map((host) => `http://${host}:${port}`);
  const file = `${folder}/demo-settings-${port}.json`;
  let settings = {};
  try {
    if (given) settings = JSON.parse(readFileSync(given, "utf8"));
  } catch {
    return given;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...settings, payment_origins: [...(settings.payment_origins ?? []), ...own] }));
  return file;
}

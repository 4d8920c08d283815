// The settings of a demo, whose bank has its pages at the shop's own addresses (bank-at-shop.mjs): to pay, visitors are sent there.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";

/** This machine's addresses in its networks. */
export function networkAddresses() {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
  );
}

/** Writes a file for SETTINGS_FILE: those that are given, and the shop's addresses as origins of a bank. Answers its path. */
export function writeDemoSettings(port, given = process.env.SETTINGS_FILE, folder = "data") {
  const settings = given ? read(given) : {};
  // The shop names what is wrong with it.
  if (!settings) return given;
  const own = ["localhost", "127.0.0.1", ...networkAddresses()].map((host) => `http://${host}:${port}`);
  const file = `${folder}/demo-settings-${port}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...settings, payment_origins: [...(settings.payment_origins ?? []), ...own] }));
  return file;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

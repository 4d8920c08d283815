import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { defaults, unseal } from "iron-webcrypto";
import { environment } from "./environment";

/**
 * A seal is base64url of: a byte for the format, two for the secret, four for the expiry in Unix seconds, a nonce, the
 * text under AES-256-GCM, and its tag. GCM authenticates the first seven bytes, too
 * (docs/decisions/0005-the-order-form-is-kept-in-a-sealed-cookie.md).
 */
const PLAIN = 1;
const DEFLATED = 2;
const HEADER_BYTES = 7;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Bounds what a seal takes in memory. Only the shop makes seals. */
const MAX_TEXT_BYTES = 65_536;

type SealOptions = {
  /** In Unix milliseconds. */
  expires_at: number;
  /**
   * Makes the text shorter first. The length of a seal then tells something of its text, so a text with a secret in it
   * is not compressed.
   */
  compress?: boolean;
};

type Opened = {
  /** JSON */
  text: string;
  /** In Unix milliseconds. */
  expires_at: number;
  /** Made with SESSION_SECRET_BEFORE, or in the format of builds before 2026-11-28. */
  isFormer: boolean;
};

/** Seals JSON for one purpose. A seal of another purpose does not open. */
export function sealFor(purpose: string, text: string, { expires_at, compress = false }: SealOptions): string {
  const secret = environment().SESSION_SECRET;
  const whole = Buffer.from(text);
  const deflated = compress ? deflateRawSync(whole, { level: 9 }) : whole;
  const isShorter = deflated.length < whole.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(isShorter ? DEFLATED : PLAIN, 0);
  keysOf(secret, purpose).id.copy(header, 1);
  header.writeUInt32BE(Math.floor(expires_at / 1000), 3);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keysOf(secret, purpose).key, nonce).setAAD(header);
  const sealed = [cipher.update(isShorter ? deflated : whole), cipher.final()];
  return Buffer.concat([header, nonce, ...sealed, cipher.getAuthTag()]).toString("base64url");
}

/** Throws an Error if the seal is forged, of another purpose, or has expired. */
export async function unsealFor(purpose: string, sealed: string): Promise<Opened> {
  const { SESSION_SECRET, SESSION_SECRET_BEFORE } = environment();
  const secrets = [SESSION_SECRET, SESSION_SECRET_BEFORE].flatMap((secret) => secret ?? []);
  if (sealed.startsWith("Fe26.2*")) return unsealIron(sealed, purpose, secrets);
  const bytes = Buffer.from(sealed, "base64url");
  // Buffer.from ignores characters that are not base64url, so a changed seal could be the same bytes.
  if (bytes.toString("base64url") !== sealed) throw new Error("not a seal");
  const id = bytes.subarray(1, 3);
  const secret = secrets.find((one) => keysOf(one, purpose).id.equals(id));
  if (secret === undefined) throw new Error("a seal of another secret");
  const opened = open(bytes, keysOf(secret, purpose).key);
  if (opened.expires_at <= Date.now()) throw new Error("an expired seal");
  return { ...opened, isFormer: secret !== SESSION_SECRET };
}

function open(bytes: Buffer, key: Buffer): Omit<Opened, "isFormer"> {
  const header = bytes.subarray(0, HEADER_BYTES);
  const nonce = bytes.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
  const tag = bytes.subarray(-TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(tag);
  const sealed = bytes.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES);
  const text = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const isDeflated = header.readUInt8(0) === DEFLATED;
  const whole = isDeflated ? inflateRawSync(text, { maxOutputLength: MAX_TEXT_BYTES }) : text;
  return { text: whole.toString("utf8"), expires_at: header.readUInt32BE(3) * 1000 };
}

const derived = new Map<string, { key: Buffer; id: Buffer }>();

/** The key of a secret for one purpose, and two bytes that tell secrets apart. */
function keysOf(secret: string, purpose: string) {
  const known = derived.get(`${secret} ${purpose}`);
  if (known) return known;
  const bytes = (info: string, length: number) => Buffer.from(hkdfSync("sha256", secret, "", info, length));
  const keys = { key: bytes(`seal ${purpose}`, 32), id: bytes("secret", 2) };
  derived.set(`${secret} ${purpose}`, keys);
  return keys;
}

/** Seals of builds before 2026-11-28, and before 2026-11-25 without the purpose. They can go after 256 days. */
async function unsealIron(sealed: string, purpose: string, secrets: string[]): Promise<Opened> {
  const tried = [...secrets.map((secret) => `${secret} ${purpose}`), ...secrets];
  const value = await Promise.any(tried.map((secret) => unseal(sealed, secret, defaults)));
  return { text: JSON.stringify(value), expires_at: Number(sealed.split("*")[5]), isFormer: true };
}

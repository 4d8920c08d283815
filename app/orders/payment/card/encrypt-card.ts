import type { Card } from "../../../../rules/card";

const ALGORITHM = { name: "RSA-OAEP", hash: "SHA-256" };

/** WebCrypto is missing on pages over plain HTTP (other than localhost) and in old browsers. */
export function canEncrypt(): boolean {
  return typeof crypto !== "undefined" && (crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

/** Rejects for an invalid key. `publicKey`: SPKI as DER in base64. */
export async function importPublicKey(publicKey: string): Promise<CryptoKey> {
  const key = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey("spki", key, ALGORITHM, false, ["encrypt"]);
}

/** In base64 (docs/contract.md#paying-online). The card is in the contract's notation. */
export async function encryptCard(publicKey: string, card: Card): Promise<string> {
  const key = await importPublicKey(publicKey);
  const plain = new TextEncoder().encode(JSON.stringify(card));
  const cryptogram = await crypto.subtle.encrypt(ALGORITHM.name, key, plain);
  return btoa(String.fromCharCode(...new Uint8Array(cryptogram)));
}

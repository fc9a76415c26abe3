import { createVerify, type KeyObject } from 'node:crypto';

/** Signed is the time together with the body as it came, byte by byte (ECDSA, SHA-256). */
export function isSendgridSignature(
  key: KeyObject,
  signed: { readonly signature: string; readonly timestamp: string; readonly body: Buffer },
): boolean {
  const verifier = createVerify('sha256').update(signed.timestamp).update(signed.body);
  // What is no signature at all counts as a wrong one.
  return verifier.verify(key, signed.signature, 'base64');
}

import { createPublicKey, type KeyObject } from 'node:crypto';

/** The key of Sendgrid's signed webhook: a point on P-256, as base64 of its SPKI form. */
export function webhookKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

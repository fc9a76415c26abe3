import {
  type CompelledElement,
  type CompellingEvidence,
  compelledElements,
} from '../programmes/compelling-evidence.ts';
import type { MeteredPayment } from './payment.ts';

const same = (one: string | null, other: string | null, least = 1) =>
  one !== null && one.length >= least && one === other;

const words = (text: string | null) =>
  text === null ? null : text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Addresses inside a network, or of a provider's customers all together: they compare nothing. */
const sharedIp =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cd]|fe[89ab])/i;

/** An address in the one spelling that it has: one of IPv4 as such, also where a server wrote it as one of IPv6. */
function spelt(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const one = (URL.parse?.(`http://[${plain}]/`)?.hostname ?? plain.toLowerCase()).replace(
    /^\[|\]$/g,
    '',
  );
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(one) ?? [];
  if (high === undefined || low === undefined) return one;
  const halves = [high, low].map((half) => Number.parseInt(half, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}

/** An address in the one spelling that it has; null for one that is not public. */
export function publicIp(ip: string | null): string | null {
  if (ip === null || ip === '') return null;
  const address = spelt(ip);
  return sharedIp.test(address) ? null : address;
}

/**
 * What is equal in two payments. A device is equal by its id or by its fingerprint, each of the length
 * that counts.
 */
export function equalElements(
  one: MeteredPayment,
  other: MeteredPayment,
  rules: CompellingEvidence,
): readonly CompelledElement[] {
  const equal: Record<CompelledElement, boolean> = {
    ip: same(publicIp(one.ip), publicIp(other.ip)),
    device:
      same(one.deviceId, other.deviceId, rules.deviceIdLength.is) ||
      same(one.fingerprint, other.fingerprint, rules.fingerprintLength.is),
    login: same(words(one.login), words(other.login)),
    address: same(words(one.address), words(other.address)),
  };
  return compelledElements.filter((element) => equal[element]);
}

import {
  type CompelledElement,
  type CompellingEvidence,
  compelledElements,
} from '../programmes/compelling-evidence.ts';
import type { MeteredPayment } from './payment.ts';

const same = (one: string | null, other: string | null, least = 1) =>
  one !== null && one.length >= least && one === other;

const words = (text: string | null) =>
  text === null ? null : text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Addresses inside a network: everybody has them, so they compare nothing. */
const privateIp =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1?$|f[cd]|fe[89ab])/i;

/** An address in the one spelling that IPv6 has for it; null for one that is not public. */
export function publicIp(ip: string | null): string | null {
  if (ip === null || ip === '' || privateIp.test(ip)) return null;
  if (!ip.includes(':')) return ip;
  const spelt = URL.parse?.(`http://[${ip}]/`)?.hostname ?? ip.toLowerCase();
  return spelt.replace(/^\[|\]$/g, '');
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

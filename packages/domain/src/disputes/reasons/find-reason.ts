import { networkOf } from '../networks.ts';
import type { DisputeReason } from './reason.ts';
import { disputeReasons } from './reasons.ts';

/** Signs and blanks differ between gateways: " 4853", "10.4" and "104" occur. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * The spellings of a code, the surest first: as it came, then without leading zeros. Visa's codes come
 * as four digits too ("1040" for 10.4). The later ones count only when the result is a known code.
 */
function spellings(network: string, code: string): readonly string[] {
  const letters = plain(code);
  const digits = network === 'visa' ? /^\s*(1\d\d)0\s*$/.exec(code)?.[1] : undefined;
  const all = [letters, letters.replace(/^0+/, ''), digits ?? ''];
  return [...new Set(all)].filter((one) => one !== '');
}

const spells = ({ code, aliases = [] }: DisputeReason, letters: string) =>
  plain(code) === letters || aliases.some((alias) => plain(alias) === letters);

/**
 * The reason that a network's code names; null for an unknown one, which is kept as it came.
 * @param subReason the part of the code, where the gateway tells it
 */
export function findReason(
  network: string,
  code: string,
  subReason: string | null = null,
): DisputeReason | null {
  const issuer = networkOf(network);
  if (issuer === null) return null;
  const ofIssuer = disputeReasons.filter((reason) => reason.network === issuer);
  for (const letters of spellings(issuer, code)) {
    const found = ofIssuer.filter((reason) => spells(reason, letters));
    const part = found.find((reason) => reason.subReason === subReason);
    const whole = part ?? found.find((reason) => reason.subReason === undefined) ?? found[0];
    if (whole !== undefined) return whole;
  }
  return null;
}

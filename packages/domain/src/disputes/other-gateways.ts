import { limitedGateway } from './limits/pack-limits.ts';

/** A gateway by one spelling, so that its names compare. */
const letters = (name: string) => (limitedGateway(name)?.id ?? name).trim().toLowerCase();

/** Whether these are two names of one gateway. */
export const isSameGateway = (one: string, other: string): boolean =>
  letters(one) === letters(other);

/**
 * Whether these are two gateways: both of our tables, or both among our own names of gateways. One of ours and one of
 * the tables may be the same, and so may a name that nobody knows.
 */
export function areOtherGateways(
  one: string | null,
  other: string | null,
  ourGateways: readonly string[],
): boolean {
  if (one === null || other === null || isSameGateway(one, other)) return false;
  const isOurs = (name: string) => ourGateways.some((each) => letters(each) === letters(name));
  const isInTable = (name: string) => limitedGateway(name) !== null;
  return (isInTable(one) && isInTable(other)) || (isOurs(one) && isOurs(other));
}

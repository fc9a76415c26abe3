/** The networks of which reasons are known. A code without its network says nothing: 4541 is two things. */
export const cardNetworks = ['visa', 'mastercard', 'amex', 'discover'] as const;

export type CardNetwork = (typeof cardNetworks)[number];

const names: Record<CardNetwork, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** The other spellings that gateways send. Diners is settled by the codes of Discover. */
const spellings: Readonly<Record<string, CardNetwork>> = {
  visa: 'visa',
  vi: 'visa',
  mastercard: 'mastercard',
  mc: 'mastercard',
  maestro: 'mastercard',
  amex: 'amex',
  americanexpress: 'amex',
  ax: 'amex',
  discover: 'discover',
  diners: 'discover',
  dinersclub: 'discover',
};

/** A network as people read it; one that is not known stays as it came. */
export const networkName = (network: string): string =>
  Object.hasOwn(names, network) ? names[network as CardNetwork] : network;

/** The network that a gateway's word means; null for one of which no reasons are known. */
export function networkOf(word: string): CardNetwork | null {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(spellings, letters) ? (spellings[letters] ?? null) : null;
}

/**
 * Whether a case cannot be about a payment, because their networks differ. One that is not known by us may be
 * another name of the same, so it differs from none.
 */
export function areOtherNetworks(ofCase: string, ofPayment: string | null | undefined): boolean {
  const [one, other] = [networkOf(ofCase), networkOf(ofPayment ?? '')];
  return one !== null && other !== null && one !== other;
}

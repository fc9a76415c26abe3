/**
 * What can be wrong with a value of an order, by a code that stays, in the English words that go on
 * behind a field's name. Who has to say it in another language knows it by the code.
 */
const valueTroubles = {
  missing: 'is missing',
  tooLong: 'has more than {limit} characters',
  character: 'has a character that cannot be stored',
  noDate: 'is not a calendar date (YYYY-MM-DD)',
  noNumber: 'is not a number',
  below: 'is below {limit}',
  above: 'is above {limit}',
  notWhole: 'is not a whole number',
  noDiallingCode: 'is neither a dialling code nor a known country',
  noTelephone: 'is not a telephone number',
  noCountry: 'is not a country',
  noDevice: 'is not an IMEI of 15 digits',
  wrongDevice: 'is not an IMEI: its check digit does not fit',
  noSum: 'is not a sum such as EUR 1200.50',
  twice: 'names the same twice',
  tooManyEntries: 'has more than {limit} entries',
  tooManyPeople: 'has more than {limit} people',
  noneAndMore: 'says none and something',
} as const;

export type ValueTrouble = keyof typeof valueTroubles;

/** The words of a rule that is broken. */
export const troubleWords = (trouble: ValueTrouble, limit?: number): string =>
  valueTroubles[trouble].replace('{limit}', String(limit));

/** Which rule a refused correction speaks of, with its limit; undefined for any other sentence. */
export function troubleOf(
  message: string,
): { readonly trouble: ValueTrouble; readonly limit: string } | undefined {
  for (const trouble of Object.keys(valueTroubles) as ValueTrouble[]) {
    const plain = valueTroubles[trouble].replace(/[.()]/g, '\\$&').replace('{limit}', '(-?\\d+)');
    const found = new RegExp(` ${plain}\\.$`).exec(message);
    if (found) return { trouble, limit: found[1] ?? '' };
  }
  return undefined;
}

import { travellerLanguages } from '../language/traveller-languages.ts';
import { rates } from '../schemes/rates.ts';

/** Currencies whose names are known in words, beside those that have a rate here. */
const further =
  'AED BDT BHD BND BRL DKK EGP HUF ILS KWD LKR MXN NOK NPR OMR PGK PKR PLN QAR SEK TRY UAH ZAR';

let names: ReadonlyMap<string, string | null> | undefined;

/** A word that two currencies have is none of either. */
function allNames(): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const add = (word: string, code: string) => {
    const name = word.normalize('NFKC').toUpperCase();
    const other = found.get(name);
    found.set(name, other === undefined || other === code ? code : null);
  };
  const codes = [...Object.keys(rates), ...further.split(' ')];
  for (const { lang } of travellerLanguages) {
    const local = new Intl.DisplayNames([lang], { type: 'currency' });
    for (const code of codes) add(local.of(code) ?? code, code);
  }
  // "Australian dollars". Of more languages it would take half a second.
  for (const code of codes) {
    const style = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
    const parts = new Intl.NumberFormat('en', style).formatToParts(2);
    add(parts.find(({ type }) => type === 'currency')?.value ?? code, code);
  }
  return found;
}

/**
 * The code of a currency by its name in a language of the portal: "AUSTRALIAN DOLLARS", "РУБЛЕЙ РОССИИ". Null for any
 * other text.
 * @param name in capitals, of plain width
 */
export function localCurrency(name: string): string | null {
  // Numbers and signs are no names.
  if (!/\p{L}{2}/u.test(name)) return null;
  names ??= allNames();
  return names.get(name) ?? null;
}

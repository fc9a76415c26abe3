import {
  type CashSum,
  countryCodeOf,
  countryName,
  hasCheckDigit,
  plainTyped,
  type SchemeField,
  type SchemeFieldKey,
  schemeFieldKeys,
  schemeFields,
} from '@pabean/domain';
import * as v from 'valibot';
import { day, orBlank, text } from './intake-kinds.ts';
import { objectTrouble } from './intake-lists.ts';
import { troubleWords } from './value-troubles.ts';

/** An entry as it is kept, or why it is none. */
type Read<T> = { readonly kept: T } | { readonly trouble: string };

/** Characters that an entry of a list may have before anything else is asked of it. */
const longestEntry = 80;

/**
 * A list, or a text with an entry on each line or behind each semicolon, as an editor and a cell of a
 * table hold it. No entry twice; an empty list is no answer.
 */
const listOf = <T>(most: number, read: (entry: unknown) => Read<T>, nameOf: (entry: T) => string) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T[] | null>(({ dataset, addIssue, NEVER }) => {
      const entries = entriesOf(dataset.value);
      const fail = (message: string) => {
        addIssue({ message });
        return NEVER;
      };
      if (entries === null) return fail('is neither a list nor a text');
      if (entries.length > most) return fail(troubleWords('tooManyEntries', most));
      const list: T[] = [];
      for (const entry of entries) {
        const found = read(entry);
        if ('trouble' in found) return fail(found.trouble);
        list.push(found.kept);
      }
      if (new Set(list.map(nameOf)).size < list.length) return fail(troubleWords('twice'));
      return list.length === 0 ? null : list;
    }),
  );

function entriesOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return null;
  const entries = value.split(/[\n;]/).map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

const wordOf = (entry: unknown): string | null =>
  typeof entry === 'string' && entry.length <= longestEntry ? entry.trim() : null;

function readCountry(entry: unknown): Read<string> {
  const code = countryCodeOf(wordOf(entry) ?? '');
  return code === null ? { trouble: troubleWords('noCountry') } : { kept: countryName(code) };
}

/** Digits with a check digit that fits: a mistyped one registers somebody else's device. */
function readDevice(entry: unknown): Read<string> {
  const digits = plainTyped(wordOf(entry) ?? '').replace(/[\s\p{Pd}]/gu, '');
  if (!/^\d{15}$/.test(digits)) return { trouble: troubleWords('noDevice') };
  return hasCheckDigit(digits) ? { kept: digits } : { trouble: troubleWords('wrongDevice') };
}

function readCash(entry: unknown): Read<CashSum> {
  const [, currency, amount] =
    /^([A-Za-z]{3})\s*(\d{1,15}(?:\.\d{1,2})?)$/.exec(cashText(entry).trim()) ?? [];
  return currency === undefined || amount === undefined
    ? { trouble: troubleWords('noSum') }
    : { kept: { currency: currency.toUpperCase(), amount } };
}

function cashText(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return wordOf(entry) ?? '';
  const { currency, amount, ...more } = entry as Record<string, unknown>;
  const isSum = typeof currency === 'string' && ['string', 'number'].includes(typeof amount);
  return isSum && Object.keys(more).length === 0 ? `${currency} ${amount}` : '';
}

const chosenOf =
  (values: readonly string[]) =>
  (entry: unknown): Read<string> => {
    const word = wordOf(entry);
    return word !== null && values.includes(word)
      ? { kept: word }
      : { trouble: `is not one of ${values.join(', ')}` };
  };

const one = <T>(read: (entry: unknown) => Read<T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const found = read(dataset.value);
      if ('kept' in found) return found.kept;
      addIssue({ message: found.trouble });
      return NEVER;
    }),
  );

/** A value of a scheme's field as it is kept and sent; null where nothing came in. */
export const SchemeValue = v.nullable(
  v.union([
    v.string(),
    v.array(v.string()),
    v.array(v.object({ currency: v.string(), amount: v.string() })),
  ]),
);
export type SchemeValue = v.InferOutput<typeof SchemeValue>;

/** A rule takes whatever a shop or an editor sends. */
type Rule = v.GenericSchema<unknown, SchemeValue> | v.GenericSchema<string, string>;

/** One thing for each field of the scheme. */
export const ofEachField = <T>(make: (key: SchemeFieldKey) => T) =>
  Object.fromEntries(schemeFieldKeys.map((key) => [key, make(key)])) as Record<SchemeFieldKey, T>;

/** What intake takes of a field of this kind. */
function ruleOf({ kind, max = 0, most = 0, values = {} }: SchemeField): Rule {
  const words = Object.keys(values);
  const rules: Record<SchemeField['kind'], () => Rule> = {
    text: () => text(max),
    day: () => day,
    country: () => one(readCountry),
    countries: () => listOf(most, readCountry, (country) => country),
    choice: () => one(chosenOf(words)),
    choices: () =>
      v.pipe(
        listOf(most, chosenOf(words), (word) => word),
        v.check(
          (chosen) => !(chosen && chosen.length > 1 && chosen.includes('none')),
          troubleWords('noneAndMore'),
        ),
      ),
    devices: () => listOf(most, readDevice, (imei) => imei),
    cash: () => listOf(most, readCash, ({ currency }) => currency),
  };
  return rules[kind]();
}

/** The rule of each field of a scheme; all of them may be left out. */
export const schemeFieldSchemas = ofEachField((key) => orBlank(ruleOf(schemeFields[key])));

/** What All Indonesia asks beyond the fields of an order, as intake takes it. */
export const schemeFieldValues = v.strictObject(
  ofEachField((key) => v.optional(schemeFieldSchemas[key])),
  objectTrouble,
);

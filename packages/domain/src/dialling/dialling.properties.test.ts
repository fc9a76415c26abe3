import fc from 'fast-check';
import { expect, test } from 'vitest';
import { telephone, telephoneParts } from '../order-row/telephone.ts';
import { whatsappNumber } from '../order-row/whatsapp.ts';
import { diallingCode, folded } from './dialling.ts';
import { diallingTable } from './dialling-table.ts';
import { otherCountryNames } from './other-names.ts';

const countries = fc.constantFrom(...Object.entries(diallingTable));
const names = new Set([...Object.keys(diallingTable), ...Object.keys(otherCountryNames)]);
const known = new Set([...names].map(folded));
const text = fc.string({ unit: 'grapheme' });
const digits = fc.stringMatching(/^[1-9][0-9]{6,9}$/);
/** The same name with each letter as a capital or not. */
const withAnyCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((capital) =>
      [...name].map((letter, at) => (capital[at] ? letter.toUpperCase() : letter.toLowerCase())),
    )
    .map((letters) => letters.join(''));

test('a country is found in any case, with spaces around it and a remark behind it', () => {
  const typed = countries.chain(([name, code]) =>
    fc.record({
      code: fc.constant(code),
      name: withAnyCase(name),
      space: fc.stringMatching(/^[ \t]{0,3}$/),
      remark: fc.oneof(
        fc.constant(''),
        text.map((words) => ` (${words}`),
      ),
    }),
  );
  fc.assert(
    fc.property(typed, ({ code, name, space, remark }) => {
      expect(diallingCode(space + name + space + remark)).toBe(code);
    }),
  );
});

test('any other text comes back as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(text, fc.stringMatching(/^\d{1,6}$/)).filter((words) => !known.has(folded(words))),
      (words) => {
        expect(diallingCode(words)).toBe(words);
      },
    ),
  );
});

test('a folded name folds to itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      expect(folded(folded(name))).toBe(folded(name));
    }),
  );
});

test('a country and a number make one number, whole and in two parts', () => {
  fc.assert(
    fc.property(countries, digits, ([country, code], number) => {
      expect(telephone(country, number)).toBe(`+${code}${number}`);
      expect(telephoneParts(country, number)).toEqual({ code, number });
      expect(telephoneParts(country, `+${code} ${number}`)).toEqual({ code, number });
    }),
  );
});

test('what can be dialled is written the same for every way to type the country', () => {
  fc.assert(
    fc.property(countries, digits, ([country, code], number) => {
      const ways = [country, code, `+${code}`, `00${code}`];
      const dialled = ways.map((way) => whatsappNumber(way, number));
      expect(new Set(dialled)).toEqual(new Set([code + number]));
    }),
  );
});

test('no text makes a number with anything but digits in it', () => {
  fc.assert(
    fc.property(fc.option(text), fc.option(text), (country, phone) => {
      expect(whatsappNumber(country, phone) ?? '1234567').toMatch(/^[1-9]\d{6,14}$/);
      expect(telephone(country, phone)).not.toBe('');
    }),
  );
});

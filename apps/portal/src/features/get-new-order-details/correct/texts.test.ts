import { describe, expect, it } from 'vitest';
import { languages } from '../../../i18n/languages.ts';
import { type CorrectTexts, texts as english } from './texts/en.ts';

const files = import.meta.glob<CorrectTexts>('./texts/*.ts', { import: 'texts', eager: true });
const flat = ({ fields, ...rest }: CorrectTexts): Record<string, string> => ({
  ...rest,
  ...fields,
});

it('corrections have texts in every language of the control, and in none besides', () => {
  const found = Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect(found.sort()).toEqual(languages.map(({ lang }) => lang).sort());
});

/** The same word in another language. */
const neutral = [
  'no',
  'groupContact',
  'occupation',
  'nationality',
  'person',
  'goodsUnits',
  'goodsQuantity',
];

describe.each(Object.entries(files).filter(([path]) => !path.endsWith('/en.ts')))(
  '%s',
  (_, own) => {
    it('has exactly the texts of English, translated, with their places', () => {
      const texts = flat(own);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(flat(english)).sort());
      const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      for (const [key, inEnglish] of Object.entries(flat(english))) {
        const text = texts[key] ?? '';
        if (!neutral.includes(key)) expect(text, key).not.toBe(inEnglish);
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/[!！]/);
        expect(places(text), key).toEqual(places(inEnglish));
      }
    });
  },
);

import { describe, expect, it } from 'vitest';
import { languages } from '../../../i18n/languages.ts';
import { texts as english } from './texts/en.ts';

const files = import.meta.glob<Record<string, string>>('./texts/*.ts', {
  import: 'texts',
  eager: true,
});

it('the counter has texts in every language of the control, and in none besides', () => {
  const found = Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect(found.sort()).toEqual(languages.map(({ lang }) => lang).sort());
});

describe.each(Object.entries(files).filter(([path]) => !path.endsWith('/en.ts')))(
  '%s',
  (_, own) => {
    it('has exactly the texts of English, translated, with their places', () => {
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
      for (const [key, inEnglish] of Object.entries(english)) {
        const text = own[key] ?? '';
        expect(text, key).not.toBe(inEnglish);
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/[!！]/);
        expect(places(text), key).toEqual(places(inEnglish));
      }
    });
  },
);

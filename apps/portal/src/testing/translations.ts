import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';

type Texts = Readonly<Record<string, string>>;

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/**
 * Tests that the texts of a part, which it loads by itself, are there in every language.
 * @param part as the name of the test says it
 * @param files the part's `./texts/*.ts` by their path
 * @param neutral texts that are the same in another language
 */
export function testTranslations(
  part: string,
  files: Readonly<Record<string, Texts>>,
  neutral: readonly string[] = [],
): void {
  const english = files['./texts/en.ts'] ?? {};

  it(`${part} in every language of the control, and in none besides`, () => {
    const found = Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
    expect(found.sort()).toEqual(languages.map(({ lang }) => lang).sort());
  });

  describe.each(Object.entries(files).filter(([path]) => path !== './texts/en.ts'))(
    '%s',
    (_, own) => {
      it('has exactly the texts of English, translated, with their places', () => {
        expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
        for (const [key, inEnglish] of Object.entries(english)) {
          const text = own[key] ?? '';
          if (!neutral.includes(key)) expect(text, key).not.toBe(inEnglish);
          expect(text, key).toBe(text.trim());
          expect(text, key).not.toMatch(/[!！]/);
          expect(placesIn(text), key).toEqual(placesIn(inEnglish));
        }
      });
    },
  );
}

import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { languages } from './languages.ts';
import { translator } from './t.ts';

describe.each(languages)('$lang', ({ tag, dir, lang }) => {
  it('writes Western digits and the years of the document', () => {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    const text = day.format(new Date('2026-11-23'));
    expect(text).toContain('2026');
    expect(text).toContain('23');
    expect(new Intl.NumberFormat(tag).format(17)).toBe('17');
  });

  it('is known to Intl and has its direction', () => {
    expect(Intl.PluralRules.supportedLocalesOf([tag])).toHaveLength(1);
    expect(dir).toBe(lang === 'ar' ? 'rtl' : 'ltr');
  });
});

/** Shows which form was taken. */
const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
const formOf = (tag: string) => {
  const t = translator({ ...en, 'history.count': forms }, tag);
  return (count: number) => t('history.count', { count });
};

describe('a text with a count', () => {
  it.each([
    ['ar-u-nu-latn', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ru', ['many', 'one', 'few', 'few', 'many', 'many']],
    ['pl', ['many', 'one', 'few', 'few', 'many', 'many']],
    ['en-GB', ['other', 'one', 'other', 'other', 'other', 'other']],
    ['ja', ['other', 'other', 'other', 'other', 'other', 'other']],
  ])('takes the form of %s', (tag, expected) => {
    expect([0, 1, 2, 3, 11, 100].map(formOf(tag))).toEqual(expected);
  });

  it('tells 21 from 11 in Russian, and 22 from 12 in Polish', () => {
    expect([21, 11].map(formOf('ru'))).toEqual(['one', 'many']);
    expect([22, 12].map(formOf('pl'))).toEqual(['few', 'many']);
  });

  it('writes the number as the language does', () => {
    const t = translator(en, 'en-GB');
    expect(t('history.count', { count: 1 })).toBe('1 download');
    expect(t('history.count', { count: 1200 })).toBe('1,200 downloads');
    expect(translator(en, 'de')('history.count', { count: 1200 })).toBe('1.200 downloads');
  });
});

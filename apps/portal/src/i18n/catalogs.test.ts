import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { languages } from './languages.ts';
import type { Catalog, PluralForms } from './t.ts';

const files = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog', eager: true });
const catalogs = Object.entries(files).map(
  ([path, catalog]) => [path.replace(/^.*\/|\.ts$/g, ''), catalog] as const,
);

/** Signs and places only. */
const wordless = new Set(['page.title', 'history.number', 'history.os', 'order.arrivalDate']);

/** What is the same in many languages, and may therefore stay as it is in English. */
const neutral = new Set([
  // "in" is a word of German too.
  'clock.in',
  ...wordless,
  'approved.image',
  'bar.menu',
  'history.browser',
  'history.type',
  'order.email',
  'order.name',
  'track.email',
]);

/** Letters that a text in these languages cannot do without. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
};

/**
 * Places and tags, in any order: a language may put its words where it needs them. `<nb>` is left
 * out: it keeps an English hyphen in its line.
 */
const marks = (text: string) => (text.match(/\{\w+\}|<\/?(?!nb)\w+>/g) ?? []).sort();
const formsOf = (text: string | PluralForms) =>
  typeof text === 'string' ? [text] : Object.values(text);
const english = Object.entries<string | PluralForms>(en);

it('has the one table of languages for the names of its files', () => {
  const known: readonly string[] = languages.slice(1).map(({ lang }) => lang);
  for (const [lang] of catalogs) expect(known).toContain(lang);
});

it('there is one for every language of the control, and none besides', () => {
  const wanted = languages.map(({ lang }) => lang).filter((lang) => lang !== 'en');
  expect(catalogs.map(([lang]) => lang).sort()).toEqual([...wanted].sort());
});

describe.each(catalogs)('the catalog %s', (lang, catalog) => {
  const textOf = (key: string): string | PluralForms => catalog[key as keyof Catalog];
  const tag = languages.find((language) => language.lang === lang)?.tag ?? lang;

  it('has exactly the texts of English', () => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
  });

  it('keeps the places and tags of every text, and shouts nowhere', () => {
    const wrong = english.flatMap(([key, inEnglish]) => {
      const expected = typeof inEnglish === 'string' ? marks(inEnglish).join() : null;
      return formsOf(textOf(key)).filter(
        (form) =>
          form === '' ||
          form !== form.trim() ||
          /[!！]/.test(form) ||
          // A form for one or two may say so in words ("a download") instead of in figures.
          (expected !== null && marks(form).join() !== expected),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is translated, in its own script', () => {
    const script = scripts[lang] ?? /./;
    const wrong = english.flatMap(([key, inEnglish]) =>
      formsOf(textOf(key)).filter(
        (form) =>
          (!neutral.has(key) && formsOf(inEnglish).includes(form)) ||
          (!wordless.has(key) && !script.test(form)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has a form for every plural category of the language', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort();
    for (const [key, inEnglish] of english) {
      if (typeof inEnglish === 'string') continue;
      expect(Object.keys(textOf(key)).sort()).toEqual(categories);
      expect((textOf(key) as PluralForms).other).toContain('{count}');
    }
  });
});

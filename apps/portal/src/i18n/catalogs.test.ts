import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { languages } from './languages.ts';
import type { Catalog, PluralForms } from './t.ts';

const files = import.meta.glob<Catalog>('./catalogs/*.ts', { import: 'catalog', eager: true });
const catalogs = Object.entries(files).map(
  ([path, catalog]) => [path.replace(/^.*\/|\.ts$/g, ''), catalog] as const,
);

/** What is the same in many languages, and may therefore stay as it is in English. */
const neutral =
  /^(page\.title|history\.number|order\.arrivalDate|history\.(device|os|browser|type)|bar\.menu|approved\.image|order\.name|track\.email|order\.email|footer\.copyright|approved\.pdf)$/;

/** Letters that a text in these languages can not do without. */
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

/** Places and tags, in any order: a language may put its words where it needs them. */
const marks = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();
const formsOf = (text: string | PluralForms) =>
  typeof text === 'string' ? [text] : Object.values(text);
const english = Object.entries<string | PluralForms>(en);

it('has the one table of languages for the names of its files', () => {
  const known: readonly string[] = languages.slice(1).map(({ lang }) => lang);
  for (const [lang] of catalogs) expect(known).toContain(lang);
});

describe.each(catalogs)('the catalog %s', (lang, catalog) => {
  const textOf = (key: string): string | PluralForms => catalog[key as keyof Catalog];
  const tag = languages.find((language) => language.lang === lang)?.tag ?? lang;

  it('has exactly the texts of English', () => {
    expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(english)('keeps the places and tags of %s', (key, inEnglish) => {
    const [sample = ''] = formsOf(inEnglish).slice(-1);
    for (const form of formsOf(textOf(key))) {
      // A form for one or two may say so in words ("a download") instead of in figures.
      const expected = typeof inEnglish === 'string' ? marks(sample) : marks(form);
      // `<nb>` keeps an English hyphen in its line; other languages need it where they have one.
      const plain = (all: string[]) => all.filter((mark) => !/^<\/?nb>$/.test(mark));
      expect(plain(marks(form))).toEqual(plain(expected));
      expect(form.trim()).toBe(form);
      expect(form).not.toBe('');
      expect(form).not.toMatch(/[!！]/);
    }
  });

  it.each(english)('is translated: %s', (key, inEnglish) => {
    const own = formsOf(textOf(key));
    if (!neutral.test(key)) {
      for (const form of own) expect(formsOf(inEnglish)).not.toContain(form);
    }
    const script = scripts[lang];
    const wordless = key === 'page.title' || key === 'history.number' || key === 'history.os';
    if (script && !wordless && !(key === 'order.arrivalDate')) {
      for (const form of own) expect(form).toMatch(script);
    }
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

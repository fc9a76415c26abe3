import { expect, it } from 'vitest';
import { english, languageOf } from '../../../i18n/language.ts';
import { languages, loadCatalog } from '../../../i18n/languages.ts';
import { momentThere, timeLeft, zoneText } from './time-left.ts';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-23T14:00:00Z', 'in 2 days 4 hrs'],
  ['2026-11-22T10:00:00Z', 'in 1 day'],
  ['2026-11-29T14:00:00Z', 'in 8 days'],
  ['2026-11-21T15:30:00Z', 'in 5 hours'],
  ['2026-11-21T10:00:30Z', 'in 1 minute'],
  ['2026-11-21T10:00:00Z', '1 minute ago'],
  ['2026-11-21T07:30:00Z', '2 hours ago'],
  ['2026-11-19T04:00:00Z', '2 days ago'],
])('%s is %s', (moment, words) => {
  expect(timeLeft(moment, now, english)).toBe(words);
});

it('a moment is the one that clocks at the place show, wherever it is read', () => {
  const opens = '2026-11-29T16:00:00.000Z';
  expect(momentThere(opens, 'Asia/Makassar', 'en-GB')).toBe('30 November 2026 at 00:00');
  expect(momentThere(opens, 'Asia/Jakarta', 'en-GB')).toBe('29 November 2026 at 23:00');
  expect(zoneText('Asia/Makassar', 'en-GB')).toBe('Central Indonesia Time (\u2066GMT+8\u2069)');
});

it('two units stand in the words of each language', async () => {
  const words = await Promise.all(
    languages.map(async (entry) => {
      const catalog = entry.lang === 'en' ? english.catalog : await loadCatalog(entry.lang);
      const language = languageOf(entry, catalog);
      return [entry.lang, timeLeft('2026-11-23T14:00:00Z', now, language)] as const;
    }),
  );
  const byLanguage = Object.fromEntries(words);
  expect(byLanguage).toMatchObject({
    de: 'in 2 Tg. 4 Std.',
    it: 'tra 2 giorni 4 h',
    ja: '2 日 4 時間後',
    ru: 'через 2 дн. 4 ч',
  });
  // None of the twenty is left in English.
  expect(words.filter(([, text]) => /day|hrs/.test(text)).map(([lang]) => lang)).toEqual(['en']);
});

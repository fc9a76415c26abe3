import { travellerLanguages } from '@pabean/domain';
import { describe, expect, test } from 'vitest';
import { en, type MailText } from './catalogs/en.ts';
import { catalogs } from './catalogs/index.ts';
import { fillLetter, letterKinds } from './index.ts';
import { sampleOrder, sampleValues } from './testing/samples.ts';

const others = travellerLanguages.map(({ lang }) => lang).filter((lang) => lang !== 'en');
const keys = Object.keys(en) as MailText[];
const write = (kind: (typeof letterKinds)[number], lang: string, more = {}) =>
  fillLetter(kind, lang, { ...sampleOrder, ...sampleValues[kind], ...more });

/** What a bank may read has its English below. */
const alsoEnglish = new Set([
  'orderReceived',
  'approval',
  'correctedDocument',
  'refundAsked',
  'refund',
  'refundRefused',
]);

test('the portal and the letters have the same languages', () => {
  expect(Object.keys(catalogs).sort()).toEqual(travellerLanguages.map(({ lang }) => lang).sort());
});

describe.each(others)('%s', (lang) => {
  const catalog = catalogs[lang] ?? en;

  test('every text has the places of the English one, and its marks are whole', () => {
    const shape = (text: string) => [...text.matchAll(/\{\w+\}|<\/?b>/g)].map(String).sort();
    for (const key of keys) expect(shape(catalog[key]), key).toEqual(shape(en[key]));
  });

  test('no sentence is English', () => {
    const same = keys.filter((key) => catalog[key] === en[key] && en[key].includes(' '));
    expect(same).toEqual([]);
  });

  test.each(letterKinds)('%s says nothing in English but where a bank may read it', (kind) => {
    const { subject, html, text } = write(kind, lang);
    const [own = '', ...below] = text.split('In English');
    const frame = text.slice(text.indexOf(catalog.payFor));
    const sentences = keys.map((key) => en[key]).filter((words) => /^[^{}<>]{12,}$/.test(words));
    for (const words of sentences) {
      if (catalogs[lang]?.[keys.find((key) => en[key] === words) ?? 'name'] === words) continue;
      expect(`${subject}\n${own}\n${frame}`).not.toContain(words);
    }
    expect(below.length).toBe(alsoEnglish.has(kind) ? 1 : 0);
    expect(html).toContain(` lang="${lang}"`);
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|null/);
    expect(text).not.toMatch(/\n{3}/);
    // A Russian date has a full stop of its own.
    expect(`${subject}${text}`.replaceAll('...', '')).not.toContain('..');
  });

  test('the reason for a refund is in the words of the traveller', () => {
    expect(write('refundAsked', lang).text).toContain(catalog.notTravelling);
  });

  test('of an order that nobody paid no letter says that money went back', () => {
    const nothing = { unpaid: 'yes', amount: null, refundDate: null, paid: null, share: null };
    const { subject, text } = write('refund', lang, nothing);
    const { orderId } = sampleOrder;
    expect(subject).toBe(catalog.closedSubject.replace('{orderId}', orderId));
    for (const words of [catalog, en]) {
      expect(text).toContain(words.closedHeading);
      expect(text).toContain(words.nothingPaid);
      expect(text).not.toContain(words.refundHeading);
      expect(text).not.toContain(words.refundBank);
    }
  });
});

test('Arabic is read from right to left, its English below and its values keep to themselves', () => {
  const { html, text } = write('approval', 'ar-EG', { flight: 'ZZ 881 <b>\u202E' });
  for (const part of ['html', 'body', 'td']) {
    expect(html).toMatch(new RegExp(`<${part}[^>]* dir="rtl"`));
  }
  expect(html).toContain('<div lang="en" dir="ltr">');
  expect(html).toContain('<bdi dir="ltr">ZZ 881 &lt;b&gt;</bdi>');
  expect(html).toContain('<bdi dir="ltr">104777</bdi>');
  expect(text).toContain('\u2068ZZ 881 <b>\u2069');
  expect(text).toContain(': https://example.com/track-order/MjA5NTU0\n');
});

test('days and shares are written as the language writes them', () => {
  expect(write('orderReceived', 'de').text).toContain('Montag, 23. November 2026');
  expect(write('orderReceived', 'th').text).toContain('2026');
  expect(write('refundRefused', 'fr').text).toContain('0 %');
});

test('a language that we have no texts of is written to in English', () => {
  expect(write('question', 'sv')).toEqual(write('question', 'en'));
});

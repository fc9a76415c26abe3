import { questionWants } from '@pabean/domain';
import { expect, test } from 'vitest';
import { fillLetter, letterKinds } from './index.ts';
import { sampleOrder, sampleValues } from './testing/samples.ts';

const approval = (more = {}) =>
  fillLetter('approval', null, { ...sampleOrder, ...sampleValues.approval, ...more });

test('an e-mail address breaks after its @, and is whole in the text part', () => {
  const { html, text } = approval();
  expect(html).toContain('ada.lovelace@<wbr/>travel.example.com</bdi>');
  expect(text).toContain('Username: ada.lovelace@travel.example.com\n');
});

test('a preview of an order without an address leaves its place empty', () => {
  expect(approval({ email: '' }).text).toContain('Username: ');
});

test('a text of before that is no address stands as it is', () => {
  expect(approval({ email: 'unknown' }).html).toContain('unknown</bdi>');
});

test('what people wrote keeps its lines, and none of them is a line of ours', () => {
  const { html, text } = fillLetter('correctionRefused', null, {
    ...sampleOrder,
    ...sampleValues.correctionRefused,
    sentence: 'One.\r\n\r\n\r\n<b>Two</b>\u202E\nTerms: https://example.net',
  });
  // Each is read in its own direction, such as English below Arabic.
  const line = (words: string) => `<div dir="auto">${words}</div>`;
  expect(html).toContain(
    ['One.', '<br/>', '&lt;b&gt;Two&lt;/b&gt;', 'Terms: https://example.net'].map(line).join(''),
  );
  expect(text).toContain('> One.\n> \n> <b>Two</b>\n> Terms: https://example.net\n');
});

test('a sentence of the statement stands only where its name is configured', () => {
  expect(approval().text).toContain('On your statement this appears as EXAMPLE TRAVEL SVC.');
  expect(approval({ statementName: null }).text).not.toContain('statement');
});

test.each(['question', 'reminder'] as const)(
  'the button of a %s says what is asked for',
  (kind) => {
    const button = (language: string, wants: (typeof questionWants)[number]) => {
      const asked = { fileAsked: null, [`${wants}Asked`]: 'yes' };
      const values = { ...sampleOrder, ...sampleValues[kind], ...asked };
      const { html, text } = fillLetter(kind, language, values);
      const words = text.match(/^(.*): https:\/\/example\.com\/track/m)?.[1];
      expect(html).toContain(`>${words}</span>`);
      return words;
    };
    const inLanguage = (language: string) => questionWants.map((wants) => button(language, wants));
    expect(inLanguage('en')).toEqual([
      'Answer now',
      'Choose your answer',
      'Give the date',
      'Correct this detail',
      'Fill in the details',
      'Send the file',
    ]);
    expect(inLanguage('de')).toEqual([
      'Jetzt antworten',
      'Antwort auswählen',
      'Datum angeben',
      'Angabe berichtigen',
      'Angaben ausfüllen',
      'Datei senden',
    ]);
  },
);

test.each(letterKinds)(
  '%s says whose service it is, what is free, and what the fee buys',
  (kind) => {
    const { text } = fillLetter(kind, null, { ...sampleOrder, ...sampleValues[kind] });
    for (const words of [
      'Private service. Not affiliated with the Indonesian government.',
      'The official form is free: you can fill it in yourself at https://official.example.org.',
      'Our fee buys the work',
    ]) {
      expect(text).toContain(words);
    }
  },
);

import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { AnswerContent } from '../../../src/papers/dispute-pack/answer-content.ts';
import { makeAnswer } from '../../../src/papers/dispute-pack/make-answer.ts';
import { page } from '../../../src/papers/sheet.ts';

const content = (words: string): AnswerContent => ({
  title: 'Answer to chargeback GO-1',
  sender: { label: 'Pabean', lines: [] },
  facts: [],
  subject: 'Not as described',
  summary: 'The customer wrote to us.',
  statement: 'A private service.',
  request: 'We ask you to decide this case in our favour.',
  exhibits: [
    {
      ...{ key: 'conversation', letter: 'B', title: 'Conversation', file: null },
      ...{ paragraphs: [], facts: [] },
      tables: [
        {
          heading: 'Messages',
          name: 'messages',
          columns: ['Time', 'From', 'Words'].map((heading, at) => ({
            heading,
            share: [5, 3, 11][at] ?? 1,
          })),
          rows: [['01-11-2026', 'The customer', words]],
        },
      ],
    },
  ],
  footer: 'Case GO-1',
  han: 'sc',
  fixedAt: '2026-11-18T08:22:00.000Z',
});

test('a message of 600 characters that no font has stays above the foot of its pages', async () => {
  const made = await makeAnswer({
    content: content(`${'មិនបានទទួល '.repeat(54)} THE END`),
    files: [],
    most: { pages: null, bytes: null },
    letters: 10,
  });
  const pdf = await getDocumentProxy(new Uint8Array(made.bytes));
  const places: number[] = [];
  let words = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '' || item.str.includes('Page')) continue;
      words += item.str;
      if (item.str.includes('U+')) places.push(item.transform[5]);
    }
  }
  expect(places.length).toBeGreaterThan(60);
  expect(Math.min(...places)).toBeGreaterThan(page.foot);
  expect(words).toContain('THE END');
});

import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { AnswerContent } from '../../../src/papers/dispute-pack/answer-content.ts';
import { makeAnswer } from '../../../src/papers/dispute-pack/make-answer.ts';
import { page } from '../../../src/papers/sheet.ts';

const rows = Array.from({ length: 60 }, (_, at) => [
  `14-11-2026 12:${String(at).padStart(2, '0')}:00 UTC`,
  'The customer',
  'When do I get my document? تسجيل 海关申报'.repeat(1 + (at % 3)),
]);

const content: AnswerContent = {
  title: 'Answer to chargeback GO-1',
  sender: { label: 'Pabean', lines: ['1 Sample Street', 'help@example.com'] },
  facts: [
    ['Case', 'dp_1NcUUBK3xQ8b2f0a7c41'],
    ['Amount', 'USD 69.00'],
  ],
  subject: 'Not as described',
  summary: 'The customer wrote to us and read our answers. '.repeat(8),
  statement: 'A private service.',
  request: 'We ask you to decide this case in our favour.',
  exhibits: [
    {
      ...{ key: 'conversation', letter: 'B', title: 'Conversation', file: null },
      paragraphs: ['What both wrote, oldest first.'],
      facts: [['Order', '100245']],
      tables: [
        {
          heading: 'Messages',
          name: 'messages',
          columns: ['Time', 'From', 'Words'].map((heading, at) => ({
            heading,
            share: [5, 3, 11][at] ?? 1,
          })),
          rows,
        },
      ],
    },
  ],
  footer: 'Case GO-1',
  han: 'sc',
  fixedAt: '2026-11-18T08:22:00.000Z',
};

async function lettersOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) =>
      (await (await pdf.getPage(at + 1)).getTextContent()).items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [item] : [],
      ),
    ),
  );
  return pages.flat();
}

test.each([10, 12])(
  'no letter is below %i points, and none runs into the foot',
  async (letters) => {
    const { bytes } = await makeAnswer({
      content,
      files: [],
      most: { pages: null, bytes: null },
      letters,
    });
    const items = await lettersOf(bytes);
    expect(items.length).toBeGreaterThan(200);
    expect(Math.min(...items.map(({ height }) => height))).toBe(letters);
    const body = items.filter(({ str }) => !str.includes('Page '));
    expect(Math.min(...body.map(({ transform }) => transform[5]))).toBeGreaterThan(page.foot);
    expect(Math.max(...items.map(({ transform, width }) => transform[4] + width))).toBeLessThan(
      page.width - page.margin + 1,
    );
  },
);

test('larger letters take more pages, and fewer rows where those are limited', async () => {
  const made = (letters: number, pages: number | null) =>
    makeAnswer({ content, files: [], most: { pages, bytes: null }, letters });
  const [small, large] = [await made(10, null), await made(12, null)];
  expect(large.pages).toBeGreaterThan(small.pages);
  expect(large.shortened).toEqual([]);
  const limited = await made(12, small.pages);
  expect(limited.pages).toBeLessThanOrEqual(small.pages);
  expect(limited.shortened).toEqual([expect.stringMatching(/^The latest \d+ of 60 messages\.$/)]);
});

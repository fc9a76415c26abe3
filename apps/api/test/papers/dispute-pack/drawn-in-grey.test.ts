import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { openPdf } from '../../../src/adapters/pdf/draw-pdf.ts';
import type { AnswerContent, AnswerFile } from '../../../src/papers/dispute-pack/answer-content.ts';
import { makeAnswer } from '../../../src/papers/dispute-pack/make-answer.ts';
import { pngOf } from '../../support/codes.ts';
import { randomFrom } from '../../support/random.ts';

const [width, height] = [600, 800];

/** Noise, which no file format makes smaller: dark in the quarter at the top left, light elsewhere. */
function noise(): Buffer {
  const random = randomFrom(7);
  const shades = Array.from({ length: 60 }, (_, shade) => shade);
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const isDark = at % width < width / 2 && at < (width * height) / 2;
    return (isDark ? 0 : 190) + random.pick(shades);
  });
  return pngOf({ width, height, grey });
}

async function asPdf(png: Uint8Array): Promise<Uint8Array> {
  const paper = await PDFDocument.create();
  const page = paper.addPage([width, height]);
  page.drawImage(await paper.embedPng(png), { width, height });
  return paper.save();
}

const content: AnswerContent = {
  title: 'Answer to chargeback GO-1',
  sender: { label: 'Pabean', lines: ['Example Travel Services Ltd'] },
  facts: [['Case', 'GO-1']],
  subject: 'Merchandise/Services Not Received',
  summary: 'The document was ready on the day before the arrival.',
  statement: 'A private service.',
  request: 'We ask you to decide this case in our favour.',
  exhibits: ['picture', 'paper'].map((key, at) => ({
    key,
    letter: 'BC'[at] ?? '',
    title: `${key} of the checkout`,
    paragraphs: [],
    facts: [],
    tables: [],
    file: key,
  })),
  footer: 'Case GO-1',
  han: 'sc',
  fixedAt: '2026-11-18T08:22:00.000Z',
};

const png = noise();
const files: AnswerFile[] = [
  { id: 'picture', name: 'checkout.png', mediaType: 'image/png', bytes: png },
  { id: 'paper', name: 'screens.pdf', mediaType: 'application/pdf', bytes: await asPdf(png) },
];

/** The darkness of the four quarters of a page's picture, which is drawn as large as it may be. */
async function quarters(bytes: Uint8Array, page: number): Promise<readonly number[]> {
  const pdf = await openPdf(bytes);
  const drawn = pdf.draw(page, 400);
  // A little beside the middle of the sheet in each direction: the picture is there for sure.
  return [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.4, 0.65],
    [0.6, 0.65],
  ].map(([x = 0, y = 0]) => {
    const at = Math.round(y * drawn.height) * drawn.width + Math.round(x * drawn.width);
    const around = drawn.grey.subarray(at - 8, at + 8);
    return around.reduce((sum, one) => sum + one, 0) / around.length;
  });
}

test('added files over the limit are drawn anew in grey, upright and said by name', async () => {
  const whole = await makeAnswer({ content, files, most: { pages: 19, bytes: null }, letters: 10 });
  const most = 400_000;
  expect(whole.bytes.length).toBeGreaterThan(2 * most);
  const made = await makeAnswer({ content, files, most: { pages: 19, bytes: most }, letters: 10 });
  expect(made.bytes.length).toBeLessThanOrEqual(most);
  expect(made.pages).toBe(whole.pages);
  expect(made.shortened).toEqual([
    expect.stringMatching(
      /^checkout\.png, screens\.pdf: drawn in grey, \d+ pixels high or wide\.$/,
    ),
  ]);
  for (const page of [2, 3]) {
    const [topLeft = 255, ...others] = await quarters(made.bytes, page);
    expect(topLeft).toBeLessThan(90);
    for (const other of others) expect(other).toBeGreaterThan(170);
  }
  const again = await makeAnswer({ content, files, most: { pages: 19, bytes: most }, letters: 10 });
  expect(Buffer.compare(again.bytes, made.bytes)).toBe(0);
});

test('what stays too large after the smallest drawing is left over, for the caller to refuse', async () => {
  const { bytes, shortened } = await makeAnswer({
    content,
    files,
    most: { pages: 19, bytes: 60_000 },
    letters: 10,
  });
  expect(bytes.length).toBeGreaterThan(60_000);
  expect(shortened.join()).toContain('800 pixels');
});

import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { charactersOf, makeTypesetter, openFonts } from '../src/index.ts';

const style = { size: 10, colour: 'black', leading: 14 };

/** Letters that are read from right to left, as they stand from left to right. */
const reversed = (word: string) => Array.from(word).reverse().join('');
const ali = 'محمد';
const yonat = 'יונת';
const cohen = 'כהן';

test.each([
  [`${ali} (Ali)`, `(Ali) ${reversed(ali)}`],
  [`Ali (${ali})`, `Ali (${reversed(ali)})`],
  [`${yonat} [Yonat] ${cohen}`, `${reversed(cohen)} [Yonat] ${reversed(yonat)}`],
  [`${yonat} (${cohen})`, `(${reversed(cohen)}) ${reversed(yonat)}`],
  [`${ali} (Ali) [X]`, `[X] (Ali) ${reversed(ali)}`],
  [`Ali [${ali}] (${yonat})`, `Ali [${reversed(ali)}] (${reversed(yonat)})`],
  [`${ali}) Ali (`, `) Ali (${reversed(ali)}`],
  ['Ali (Baba)', 'Ali (Baba)'],
])('the brackets of %s open towards what they hold', async (name, fromLeftToRight) => {
  const book = await openFonts(charactersOf([name]), 'sc');
  const setter = makeTypesetter(new PDFDocument({ font: '' }), book);
  const [line = []] = setter.lines(name, style, 500);
  const onPaper = line.map(({ text, rightToLeft }) =>
    rightToLeft ? Array.from(text).reverse().join('') : text,
  );
  expect(onPaper.join('')).toBe(fromLeftToRight);
});

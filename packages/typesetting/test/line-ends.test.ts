import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { charactersOf, makeTypesetter, openFonts } from '../src/index.ts';

const style = { size: 10, colour: 'black', leading: 14 };

test.each([
  ['short@example.net', ['short@example.net']],
  ['alycia.denesik@example.net', ['alycia.denesik@', 'example.net']],
  ['write to alycia.denesik@example.net', ['write to', 'alycia.denesik@', 'example.net']],
  ['www'.repeat(10), ['wwwwwwwwwwwwww', 'wwwwwwwwwwwwww', 'ww']],
])('%s in a narrow column', async (text, rows) => {
  const book = await openFonts(charactersOf([text]), 'sc');
  const setter = makeTypesetter(new PDFDocument({ font: '' }), book);
  const lines = setter.lines(text, style, 120).map((line) => line.map((one) => one.text).join(''));
  expect(lines).toEqual(rows);
});

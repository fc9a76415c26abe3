import fc from 'fast-check';
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

test('no line is wider than its column, whatever its words', async () => {
  const letters = Array.from('aWi1.,@ éАכם漢ก');
  const book = await openFonts(charactersOf(letters), 'sc');
  const setter = makeTypesetter(new PDFDocument({ font: '' }), book);
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 200 }), (words, room) => {
      const widths = setter.lines(words, style, room).map((line) => setter.width(line, style.size));
      expect(Math.max(0, ...widths)).toBeLessThan(room + 0.5);
    }),
  );
});

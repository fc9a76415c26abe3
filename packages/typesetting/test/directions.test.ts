import bidiFactory from 'bidi-js';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { charactersOf, makeTypesetter, openFonts } from '../src/index.ts';
import { inVisualOrder, levelsOf, mirrored } from '../src/text/directions.ts';

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
  [`${ali} 120 ${yonat}`, `${reversed(yonat)} 120 ${reversed(ali)}`],
  [`Room 12 ${ali} 34, floor 5`, `Room 12 34 ${reversed(ali)}, floor 5`],
])('the brackets of %s open towards what they hold', async (name, fromLeftToRight) => {
  const book = await openFonts(charactersOf([name]), 'sc');
  const setter = makeTypesetter(new PDFDocument({ font: '' }), book);
  const [line = []] = setter.lines(name, style, 500);
  const onPaper = line.map(({ text, level }) =>
    level % 2 === 1 ? Array.from(text).reverse().join('') : text,
  );
  expect(onPaper.join('')).toBe(fromLeftToRight);
});

test('any text of letters, digits and signs stands as the algorithm says', () => {
  const bidi = bidiFactory();
  const signs = Array.from(`abÉ01 ()[]<>-/,.@${ali}${cohen}`);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 30 }), (letters) => {
      const text = letters.join('').trim();
      const levels = levelsOf(Array.from(text));
      const onPaper = inVisualOrder(
        Array.from(text, (one, at) => {
          const level = levels[at] ?? 0;
          return { text: level % 2 === 1 ? mirrored(one) : one, level };
        }),
      );
      const expected = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text));
      expect(onPaper.map((one) => one.text).join('')).toBe(expected);
    }),
  );
});

test('any text has the levels of the algorithm, with nothing from right to left in it or something', () => {
  const bidi = bidiFactory();
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('a', '1', ' ', '(', '\u0661', '\u202e', '\u2067', 'כ') }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const units = text.split('');
      expect(levelsOf(units)).toEqual(Array.from(bidi.getEmbeddingLevels(text).levels));
    }),
    { numRuns: 1000 },
  );
});

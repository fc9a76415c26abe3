import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PdfReaders } from '../../../src/adapters/pdf/pdf-readers.ts';

const readers = new PdfReaders();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-page-text-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is read of a page with these fields, this drawing and these objects from number 10 on. */
async function textOf(parts: {
  fields?: string;
  drawing?: string;
  font?: string;
  objects?: readonly string[];
}): Promise<string | null> {
  const { fields = '', drawing = '', objects = [] } = parts;
  const { font = '/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding' } = parts;
  const numbered = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]>>>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[${fields}]>>endobj`,
    `4 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj`,
    `5 0 obj<</Type/Font${font}>>endobj`,
    ...objects.map((object, index) => `${10 + index} 0 obj<<${object}>>endobj`),
  ];
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, `%PDF-1.7\n${numbered.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  const reading = await readers.read(path, { ms: 60_000 });
  return reading?.kind === 'text' ? reading.text : null;
}
const widget = '/Type/Annot/Subtype/Widget/Rect[10 10 200 30]';

test('lines that are printed', async () => {
  const drawing = 'BT /F 12 Tf 20 300 Td (Maren Ostrowick) Tj 0 -20 Td (C1234567) Tj ET';
  expect(await textOf({ drawing })).toBe('Maren Ostrowick\r\nC1234567');
});

test('what nobody sees, as the text behind a scan', async () => {
  const drawing = 'BT 3 Tr /F 12 Tf 20 300 Td (Maren Ostrowick) Tj ET';
  expect(await textOf({ drawing })).toBe('Maren Ostrowick');
});

test('letters of a font that is not in the file, by their codes', async () => {
  const font =
    '/Subtype/Type0/BaseFont/Sample/Encoding/90ms-RKSJ-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Sample/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/Sample/Flags 4>>>>]';
  const drawing = 'BT /F 12 Tf 20 300 Td <93FA967B> Tj ET';
  expect(await textOf({ font, drawing })).toBe('日本');
});

test.each([
  ['written into a field', `/FT/Tx/T(name)/V(Maren Ostrowick)${widget}`],
  ['written in two bytes a letter', `/FT/Tx/T(name)/V<FEFF00C6006C0061> ${widget}`],
  ['chosen of a list', `/FT/Ch/T(name)/Opt[(Maren Ostrowick)(Other)]/V(Maren Ostrowick)${widget}`],
])('what was %s', async (_what, field) => {
  const found = await textOf({ fields: '10 0 R', objects: [field] });
  expect(found?.trim()).toBe(field.includes('FEFF') ? 'Æla' : 'Maren Ostrowick');
});

test('a value that stands with the field and not with its place on the page', async () => {
  const objects = [`/Parent 11 0 R${widget}`, '/FT/Tx/T(name)/V(Maren Ostrowick)/Kids[10 0 R]'];
  expect((await textOf({ fields: '10 0 R', objects }))?.trim()).toBe('Maren Ostrowick');
});

test('a box that is ticked has no words', async () => {
  const objects = [`/FT/Btn/T(agreed)/V/Yes/AS/Yes${widget}`];
  expect(await textOf({ fields: '10 0 R', objects })).toBe('');
});

test('a second page that is only counted is the file’s trouble, and nothing is known', async () => {
  const path = join(folder, 'second');
  await writeFile(
    path,
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  expect(await readers.read(path, { ms: 60_000 })).toBeNull();
});

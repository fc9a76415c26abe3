import {
  degrees,
  PDFBool,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument, samples } from '../../../support/documents.ts';
import { pagesOf } from '../../../support/pdf.ts';
import { packsOf } from './packs.ts';

/** The approved document is an exhibit of the pack. */
let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
});
afterAll(() => app.stop());

async function pdfOf(count: number, turned = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let at = 1; at <= count; at++) {
    const page = document.addPage([842, 595]);
    page.setRotation(degrees(turned));
    page.drawText(`DECLARATION SHEET ${at}`, { x: 60, y: 300, size: 24, font });
  }
  return Buffer.from(await document.save());
}

async function packWith(bytes: Buffer, more: object = {}) {
  const orderId = await packs.completed();
  await addDocument(app, orderId, { bytes, ...more });
  const { http, bytes: pdf } = await packs.ask(orderId, 1);
  expect(http).toBe(200);
  const params = { params: { orderId }, query: { defencePackType: 1 } };
  const { data } = await app.call('getDefenceLetter', params, team);
  const exhibit = data?.letter.exhibits.find(({ heading }) => heading === 'The approved document');
  return {
    orderId,
    pdf: pdf ?? new Uint8Array(),
    pages: await pagesOf(pdf ?? new Uint8Array()),
    exhibit,
  };
}

test.each([0, 90, 180, 270])(
  'its pages follow the letter, turned by %i degrees',
  async (turned) => {
    const { orderId, pages, exhibit, pdf } = await packWith(await pdfOf(2, turned));
    const total = pages.length;
    const [first, second] = pages.slice(-2);
    expect(first).toContain(`Exhibit ${exhibit?.number}. The approved document, page 1`);
    expect(first).toContain('DECLARATION SHEET 1');
    expect(second).toContain('DECLARATION SHEET 2');
    expect(second).toContain(`Defence Pack 1 · order ${orderId}`);
    expect(second).toContain(`Page ${total} of ${total}`);
    expect(exhibit?.paragraphs).toEqual(['Its 2 pages stand at the end of the PDF of this pack.']);
    // All of it lies on the paper: between the margins, below the heading.
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(total);
    const { items } = await page.getTextContent();
    const sheet = items.find((item) => 'str' in item && item.str.includes('DECLARATION'));
    const [, , , , x = 0, y = 0] = sheet && 'transform' in sheet ? sheet.transform : [];
    expect(x).toBeGreaterThan(48);
    expect(x).toBeLessThan(547);
    expect(y).toBeGreaterThan(66);
    expect(y).toBeLessThan(770);
  },
);

test('a page on which nothing is drawn stays empty', async () => {
  const document = await PDFDocument.load(await pdfOf(1));
  document.addPage([595, 842]);
  const { pages } = await packWith(Buffer.from(await document.save()));
  const [first, second] = pages.slice(-2);
  expect(first).toContain('DECLARATION SHEET 1');
  expect(second).toContain('The approved document, page 2');
});

/** A form of which one field is filled in, one is hidden, and a box is ticked. */
async function filledForm(): Promise<Buffer> {
  const document = await PDFDocument.load(await pdfOf(1));
  const form = document.getForm();
  const page = document.getPage(0);
  const add = (name: string, text: string, x: number, hidden = false) => {
    const field = form.createTextField(name);
    field.setText(text);
    field.addToPage(page, { x, y: 100, width: 200, height: 20, hidden });
  };
  add('passport', 'FILLED IN', 60);
  add('office', 'FOR THE OFFICE', 300, true);
  const box = form.createCheckBox('cash');
  box.addToPage(page, { x: 600, y: 100 });
  box.check();
  return Buffer.from(await document.save());
}

test('what is filled into its fields is there, and what viewers hide is not', async () => {
  const { pages, pdf } = await packWith(await filledForm());
  expect(pages.at(-1)).toContain('FILLED IN');
  expect(pages.at(-1)).not.toContain('FOR THE OFFICE');
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(pages.length);
  const { items } = await page.getTextContent();
  const placed = (words: string) => {
    const found = items.find((item) => 'str' in item && item.str.includes(words));
    const [, , , , x = 0, y = 0] = found && 'transform' in found ? found.transform : [];
    return { x, y };
  };
  // Two hundred points below the sheet's heading, on the scale at which the page is put in.
  const [heading, field] = [placed('DECLARATION'), placed('FILLED')];
  expect(Math.abs(heading.x - field.x)).toBeLessThan(5);
  expect(heading.y - field.y).toBeGreaterThan(80);
});

/** The same as software leaves it that draws nothing: values alone, and what was drawn when they were empty. */
async function undrawnForm(asked: boolean): Promise<Buffer> {
  const document = await PDFDocument.load(await pdfOf(1));
  const form = document.getForm();
  const page = document.getPage(0);
  const add = (name: string, value: string, x: number) => {
    const field = form.createTextField(name);
    field.addToPage(page, { x, y: 100, width: 200, height: 20 });
    field.acroField.dict.set(PDFName.of('V'), PDFString.of(value));
    form.markFieldAsClean(field.ref);
    return field;
  };
  add('drawn when empty', 'FILLED LATER', 60);
  for (const [name, value, x] of [
    ['never drawn', 'NEVER DRAWN', 280],
    ['secret', 'A PASSWORD', 500],
  ] as const) {
    const field = add(name, value, x);
    for (const { dict } of field.acroField.getWidgets()) dict.delete(PDFName.of('AP'));
    if (name === 'secret') field.enablePassword();
    form.markFieldAsClean(field.ref);
  }
  const han = add('han', '', 60);
  han.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('護照'));
  for (const { dict } of han.acroField.getWidgets()) dict.delete(PDFName.of('AP'));
  if (asked) form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return Buffer.from(await document.save({ updateFieldAppearances: false }));
}

test('what is filled in and drawn nowhere is drawn, as the file asks of who shows it', async () => {
  const asked = (await packWith(await undrawnForm(true))).pages.at(-1);
  expect(asked).toContain('DECLARATION SHEET 1');
  expect(asked).toContain('FILLED LATER');
  expect(asked).toContain('NEVER DRAWN');
  expect(asked).not.toContain('PASSWORD');
  // Where it does not ask, what is drawn counts.
  const drawn = (await packWith(await undrawnForm(false))).pages.at(-1);
  expect(drawn).toContain('NEVER DRAWN');
  expect(drawn).not.toContain('FILLED LATER');
});

test('a picture is a page of its own', async () => {
  const { pages, exhibit } = await packWith(samples.png);
  expect(pages.at(-1)).toContain('The approved document, page 1');
  expect(exhibit?.paragraphs[0]).toBe('Its 1 page stands at the end of the PDF of this pack.');
});

test('of a long one the first pages follow, and the exhibit says so', async () => {
  const { pages, exhibit, pdf } = await packWith(await pdfOf(9));
  expect(exhibit?.paragraphs[0]).toBe(
    'The first 6 of its 9 pages stand at the end of the PDF of this pack.',
  );
  expect(pages.at(-1)).toContain('DECLARATION SHEET 6');
  expect(pages.length).toBeLessThanOrEqual(19);
  expect(pdf.length).toBeLessThan(1_000_000);
});

test.each([
  ['damaged', { bytes: Buffer.from('%PDF-1.7\nnothing') }, 'its file is locked or damaged'],
  ['too large', { bytes: samples.pdf, size: 5_000_000 }, 'its file is too large'],
  ['gone', { bytes: samples.pdf, storage_key: '00/gone.pdf' }, 'its file is gone or damaged'],
])('one that is %s is listed with the reason', async (_, { bytes, ...more }, why) => {
  const { pages, exhibit } = await packWith(bytes, more);
  expect(exhibit?.paragraphs).toEqual([`It is not in this pack: ${why}.`]);
  expect(pages.join(' ')).toContain(`It is not in this pack: ${why}.`);
});

test('an order without a document has no such exhibit', async () => {
  const words = (await packs.pages(await packs.completed(), 1)).join(' ');
  expect(words).not.toContain('The approved document');
});

import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../../src/core/env.ts';
import type { InvoiceFacts } from '../../../src/db/queries/invoices.ts';
import { drawInvoice } from '../../../src/papers/invoice/draw-invoice.ts';
import { packMaker } from '../../../src/papers/worker/pack-maker.ts';
import { invoiceContent } from '../../../src/usecases/invoice/invoice-file.ts';
import { sampleFacts } from './sample-facts.ts';

const company = { ...readEnv({}).company, name: 'Zażółć & Søn Ltd', taxId: 'TX-4711' };
const draw = (more: Partial<InvoiceFacts> = {}) =>
  drawInvoice(invoiceContent({ ...sampleFacts, ...more }, company));
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  return { text, totalPages, info: info as Record<string, unknown> };
}

describe('an invoice', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await draw();
  });

  test('says who, for what, how much, and that it is paid, on one page', async () => {
    const { text, totalPages, info } = await read(bytes);
    for (const part of [
      'Invoice INV-2026-000042',
      'IND-104777',
      'Maren Ostrowick',
      '2026-02-03',
      'received 2026-02-01',
      'USD 39.00',
      'Preparation of the electronic customs declaration',
      company.name,
      company.address,
      'Tax ID TX-4711',
    ]) {
      expect(text).toContain(part);
    }
    expect(totalPages).toBe(1);
    expect(info.Title).toBe('Invoice INV-2026-000042');
    expect(bytes.length).toBeLessThan(100_000);
  });

  test('is the same to the byte whenever it is drawn', async () => {
    expect((await draw()).equals(bytes)).toBe(true);
  });

  test('is the same to the byte when it is drawn in the thread of the packs', async () => {
    const content = invoiceContent(sampleFacts, company);
    for (const drawn of [await packMaker.invoice(content), await packMaker.invoice(content)]) {
      expect(bytes.equals(drawn)).toBe(true);
    }
  });

  test('has no letters of the one that was drawn before it', async () => {
    // Composed letters ask for the glyphs of S, H, O, C and A as parts.
    await draw({ full_name: 'Šárka Ĥôĉǻ' });
    const { text } = await read(await draw({ full_name: 'Some Body Here CASH-256' }));
    expect(text).toContain('Some Body Here CASH-256');
  });

  test('says what was refunded and what is left of it', async () => {
    const refund_date = '2026-02-05T08:00:00.000Z';
    const { text } = await read(await draw({ refund_date, refunded: '19.50' }));
    for (const part of ['returned 2026-02-05', '- USD 19.50', 'Total after the refund']) {
      expect(text).toContain(part);
    }
    expect((await read(bytes)).text).not.toMatch(/refund/i);
  });

  test('says that nothing was paid yet, and to whom it goes when there is no name', async () => {
    const { text } = await read(await draw({ paid_at: null, full_name: null }));
    expect(text).toContain('not received yet');
    expect(text).toContain('maren@example.com');
  });
});

test.each([
  ['Chinese', '王小明', 'China'],
  ['Japanese', '山田 太郎', 'Japan'],
  ['Korean', '김민준', 'South Korea'],
  ['Cyrillic', 'Ангел Йовков', 'Bulgaria'],
  ['Greek', 'Ελένη Παππά', 'Greece'],
  ['Vietnamese', 'Nguyễn Thị Hồng', 'Vietnam'],
  ['Polish', 'Łukasz Żółć', 'Poland'],
])('a name in %s is written with its letters', async (_script, full_name, nationality) => {
  const { text } = await read(await draw({ full_name, nationality }));
  expect(text.normalize('NFC')).toContain(full_name.normalize('NFC'));
  expect(text).not.toContain('[U+');
});

test.each([
  ['Thai', 'สมชาย ใจดี'],
  ['Hindi', 'अनिल कुमार'],
  ['Tamil', 'கமல் ராஜன்'],
  ['Arabic', 'محمد عبد الله'],
])('a name in %s has a font', async (_script, full_name) => {
  const { text, totalPages } = await read(await draw({ full_name }));
  expect(text).not.toContain('[U+');
  expect(text).not.toContain('\uFFFD');
  expect(totalPages).toBe(1);
});

test('a name of 500 letters breaks no page', async () => {
  const { text, totalPages } = await read(await draw({ full_name: 'ก'.repeat(500) }));
  expect(text).toContain('Total');
  expect(totalPages).toBe(1);
});

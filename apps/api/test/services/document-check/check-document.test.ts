import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDocument } from '../../../src/services/document-check/check-document.ts';
import { readPdfText } from '../../../src/services/document-check/read-pdf-text.ts';
import { pdfOf } from '../../support/pdf.ts';

const maren = [{ name: 'Maren Ostrowick', passport: 'C1234567' }];
const other = 'Customs declaration of Henrik Solberg, passport K7654321, one suitcase.';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pabean-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, randomBytes(6).toString('hex'));
  await writeFile(path, bytes);
  return path;
}
const check = async (bytes: Uint8Array) =>
  checkDocument({ path: await fileOf(bytes), mediaType: 'application/pdf' }, maren);

describe('a PDF', () => {
  test('that has the name', async () => {
    const bytes = await pdfOf([`${other} Together with OSTROWICK, Maren.`]);
    expect(await check(bytes)).toEqual({ outcome: 'named' });
  });

  test('of somebody else', async () => {
    expect(await check(await pdfOf([other]))).toEqual({ outcome: 'other', pages: 1, whole: true });
  });

  test('of somebody else in an order that names nobody', async () => {
    const path = await fileOf(await pdfOf([other]));
    const nobody = [{ name: null, passport: '' }];
    const outcome = await checkDocument({ path, mediaType: 'application/pdf' }, nobody);
    expect(outcome).toEqual({ outcome: 'unread' });
  });

  test('whose fields were filled in', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const { buffer } = await import('node:stream/consumers');
    const pdf = new PDFDocument();
    pdf.initForm().text(other).formText('passport', 50, 200, 200, 20, { value: 'C1234567' });
    const bytes = buffer(pdf);
    pdf.end();
    expect(await check(await bytes)).toEqual({ outcome: 'named' });
  });

  test('of 1,000 pages, of which the first 20 are read', async () => {
    const pages = Array.from({ length: 1000 }, () => other);
    const began = performance.now();
    const bytes = await pdfOf(pages);
    expect(await check(bytes)).toEqual({ outcome: 'other', pages: 20, whole: false });
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('there is nothing to go by', () => {
  test('in a locked one', async () => {
    expect(await check(await pdfOf([other], { userPassword: 'hidden' }))).toEqual({
      outcome: 'unread',
    });
  });

  test('in a scan, even with a stamp on it', async () => {
    expect(await check(await pdfOf(['', 'Page 2 of 2']))).toEqual({ outcome: 'unread' });
  });

  test.each([
    ['a broken one', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n')],
    ['an empty one', Buffer.alloc(0)],
    ['bytes by chance', Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000)])],
  ])('in %s', async (_what, bytes) => {
    expect(await check(bytes)).toEqual({ outcome: 'unread' });
  });

  test('in a picture', async () => {
    const path = await fileOf(Buffer.alloc(10));
    expect(await checkDocument({ path, mediaType: 'image/png' }, maren)).toEqual({
      outcome: 'unread',
    });
  });
});

/** 300 kB that would be 300 MB unpacked. */
function bomb(): Buffer {
  const content = deflateSync(Buffer.alloc(300 * 1024 * 1024, ' '));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n',
    ),
    Buffer.from(`4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

describe('reading', () => {
  test('ends when it takes too much memory, and holds nobody else up', async () => {
    const path = await fileOf(bomb());
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    expect(await readPdfText(path, { bytes: 64 * 1024 * 1024, ms: 60_000 })).toBeNull();
    expect(delay.percentile(95) / 1e6).toBeLessThan(100);
  });

  test('ends when it takes too long', async () => {
    const path = await fileOf(await pdfOf([other]));
    const began = performance.now();
    expect(await readPdfText(path, { ms: 20 })).toBeNull();
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

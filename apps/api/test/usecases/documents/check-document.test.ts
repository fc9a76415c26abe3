import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdfText } from '../../../src/adapters/pdf/read-pdf-text.ts';
import { checkDocument } from '../../../src/usecases/documents/check-document.ts';
import { samples } from '../../support/documents.ts';
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
    const bytes = await pdfOf(pages);
    expect(await check(bytes)).toEqual({ outcome: 'other', pages: 20, whole: false });
  });
});

describe('there is nothing to go by', () => {
  test('in a scan, even with a stamp on it', async () => {
    expect(await check(await pdfOf(['', 'Page 2 of 2']))).toEqual({ outcome: 'unread' });
  });

  test('in one that asks for a password only to be changed', async () => {
    const bytes = await pdfOf([''], { ownerPassword: 'hidden', permissions: {} });
    expect(await check(bytes)).toEqual({ outcome: 'unread' });
  });

  test('in a text of 29 letters; one more is somebody else’s', async () => {
    const letters = 'Scanned by office machine No 7 on';
    expect(letters.replace(/[^a-z0-9]/gi, '')).toHaveLength(27);
    expect(await check(await pdfOf([`${letters} 12`]))).toEqual({ outcome: 'unread' });
    expect(await check(await pdfOf([`${letters} 123`]))).toMatchObject({ outcome: 'other' });
  });

  test('in a file of no known kind', async () => {
    const path = await fileOf(samples.exe);
    expect(await checkDocument({ path, mediaType: null }, maren)).toEqual({ outcome: 'unread' });
  });

  test('in a picture', async () => {
    const path = await fileOf(samples.png);
    expect(await checkDocument({ path, mediaType: 'image/png' }, maren)).toEqual({
      outcome: 'unread',
    });
  });
});

describe('nobody can open', () => {
  const tree = (kids: string, count: number) =>
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    );

  test.each([
    ['five bytes', Buffer.from('%PDF-'), 'broken'],
    ['words in a frame', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), 'broken'],
    ['an empty file', Buffer.alloc(0), 'broken'],
    [
      'bytes by chance',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000)]),
      'broken',
    ],
    [
      'a catalogue without pages',
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      'broken',
    ],
    ['no pages', tree('', 0), 'broken'],
    ['pages that are only counted', tree('', 3), 'no-pages'],
    ['pages that are only named', tree('7 0 R', 1), 'no-pages'],
  ])('%s', async (_what, bytes, flaw) => {
    expect(await check(bytes)).toEqual({ outcome: 'unusable', flaw });
  });

  test('a picture that was cut off', async () => {
    const path = await fileOf(samples.png.subarray(0, 20));
    expect(await checkDocument({ path, mediaType: 'image/png' }, maren)).toEqual({
      outcome: 'unusable',
      flaw: 'no-picture',
    });
  });

  test('a PDF with a password', async () => {
    const bytes = await pdfOf([other], { userPassword: 'hidden' });
    expect(await check(bytes)).toEqual({ outcome: 'unusable', flaw: 'locked' });
  });

  test('one of an order that names nobody', async () => {
    const path = await fileOf(Buffer.from('%PDF-'));
    const outcome = await checkDocument({ path, mediaType: 'application/pdf' }, []);
    expect(outcome).toEqual({ outcome: 'unusable', flaw: 'broken' });
  });

  test('good files beside bad ones are read, however many wait', async () => {
    const good = await pdfOf([`${other} Together with OSTROWICK, Maren.`]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => check(n % 2 === 0 ? good : Buffer.from('%PDF-'))),
    );
    expect(answers.map((answer) => answer.outcome)).toEqual(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? 'named' : 'unusable')),
    );
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
    let turns = 0;
    const turning = setInterval(() => turns++, 1);
    expect(await readPdfText(path, { bytes: 64 * 1024 * 1024, ms: 60_000 })).toBeNull();
    clearInterval(turning);
    // Read here and not in a thread, it would have let nothing in between.
    expect(turns).toBeGreaterThan(5);
  });

  test('ends when it takes too long', async () => {
    const path = await fileOf(await pdfOf([other]));
    expect(await readPdfText(path, { ms: 20 })).toBeNull();
  });
});

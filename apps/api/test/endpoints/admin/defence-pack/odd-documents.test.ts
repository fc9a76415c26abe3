import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../support/app.ts';
import { addDocument } from '../../../support/documents.ts';
import { packsOf } from './packs.ts';

/** What viewers open and the library cannot put into a pack keeps no pack from being made. */
let app: TestApp;
let team: SignedIn;
let packs: ReturnType<typeof packsOf>;
beforeAll(async () => {
  app = await testApp();
  team = await app.signIn('Team');
  packs = packsOf(app, team);
});
afterAll(() => app.stop());

/** Fill bytes may stand before any marker (ITU T.81, B.1.1.2). */
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('ffffffc0000b080008000801011100', 'hex'),
  Buffer.from('ffda0008010100003f00', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);

function png(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function brokenPage(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText('DECLARATION');
  const flawed = document.context.stream('q', { Filter: 'NoSuchFilter' });
  page.node.set(PDFName.of('Contents'), document.context.register(flawed));
  return Buffer.from(await document.save());
}

/** Half a megabyte in the file, and 500 when it is unpacked. */
async function largeWithin(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const packed = deflateSync(Buffer.alloc(500 * 1024 * 1024, ' '));
  const content = document.context.stream(packed, { Filter: 'FlateDecode' });
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  return Buffer.from(await document.save());
}

/** Three million objects in 8 KB: they fill the heap of the thread. */
async function manyWithin(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const packed = deflateSync(Buffer.from(`1000 0 [${'[]'.repeat(3_000_000)}]`));
  const more = { Type: 'ObjXXX', N: 1, First: 7, Filter: 'FlateDecode' };
  const many = document.context.stream(packed, more);
  page.node.set(PDFName.of('Many'), document.context.register(many));
  const saved = Buffer.from(await document.save({ useObjectStreams: false }));
  // The library writes none of its own that it has not packed.
  saved.write('ObjStm', saved.indexOf('ObjXXX'), 'latin1');
  return saved;
}

const tooMuch = 'its file takes too much memory or time to open';

test.each([
  ['a page that unpacks to 500 MB', largeWithin, tooMuch],
  ['a PDF of three million objects', manyWithin, tooMuch],
  ['a JPEG with fill bytes', async () => jpeg, 'its file is locked or damaged'],
  ['a PDF with a page of an unknown kind', brokenPage, 'its file is locked or damaged'],
  ['a scan of 35 million pixels', async () => png(4960, 7016), 'its picture has too many pixels'],
])('%s stays out, and the exhibit says why', async (_, bytesOf, why) => {
  const orderId = await packs.completed();
  await addDocument(app, orderId, { bytes: await bytesOf() });
  const pages = await packs.pages(orderId, 1);
  expect(pages.join(' ')).toContain(`It is not in this pack: ${why}.`);
});

test('the number of a page stands below the longest order id', async () => {
  const order_id = `W${'W'.repeat(31)}`;
  await packs.completed({ order_id });
  const pages = await packs.pages(order_id, 1);
  for (const [at, words] of pages.entries()) {
    expect(words).toContain(`Page ${at + 1} of ${pages.length}`);
  }
});

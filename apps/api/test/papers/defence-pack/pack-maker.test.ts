import { expect, test } from 'vitest';
import type { AnswerOrder } from '../../../src/papers/dispute-pack/answer-content.ts';
import type { InvoiceContent } from '../../../src/papers/invoice/draw-invoice.ts';
import type { PackOrder } from '../../../src/papers/worker/messages.ts';
import { PackMaker } from '../../../src/papers/worker/pack-maker.ts';

/** A thread of these lines; real threads, so that what is proven is what happens. */
const script = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'; ${lines}`)}`,
  );
/** The threads below look at nothing but the order's id. */
const pack = (order_id: string): PackOrder =>
  JSON.parse(JSON.stringify({ type: 1, record: { order: { order_id } } }));
const echo = `parentPort.on('message', ({ record: { order } }) => {
  if (order.order_id === 'die') process.exit(3);
  if (order.order_id === 'throw') throw new Error('thrown');
  if (order.order_id === 'fail') return parentPort.postMessage({ error: 'no ink' });
  parentPort.postMessage({ result: new Uint8Array([threadId]) });
});`;

test('a pack that fails harms none after it', async () => {
  const maker = new PackMaker(script(echo));
  const [first] = await maker.pdf(pack('fine'));
  await expect(maker.pdf(pack('fail'))).rejects.toThrow('no ink');
  expect([...(await maker.pdf(pack('fine')))]).toEqual([first]);
});

test.each(['die', 'throw'])('a thread that is lost (%s) is replaced', async (title) => {
  const maker = new PackMaker(script(echo));
  const [first] = await maker.pdf(pack('fine'));
  const lost = maker.pdf(pack(title));
  const next = maker.pdf(pack('fine'));
  await expect(lost).rejects.toThrow();
  expect([...(await next)]).not.toEqual([first]);
});

test('too many at once are refused with words, and the others are made', async () => {
  const maker = new PackMaker(script(echo));
  const taken = Array.from({ length: 21 }, () => maker.pdf(pack('fine')));
  await expect(maker.pdf(pack('one more'))).rejects.toThrow('Many defence packs are being made.');
  await expect(Promise.all(taken)).resolves.toHaveLength(21);
});

test('invoices wait behind any number of packs', async () => {
  const maker = new PackMaker(
    script(`parentPort.on('message', ({ wanted }) => {
    parentPort.postMessage({ result: new Uint8Array([wanted === 'invoice' ? 1 : 0]) });
  });`),
  );
  const packs = Array.from({ length: 21 }, () => maker.pdf(pack('fine')));
  const content = JSON.parse('{}') as InvoiceContent;
  expect([...(await maker.invoice(content))]).toEqual([1]);
  await expect(Promise.all(packs)).resolves.toHaveLength(21);
});

/** A thread that fills its heap with any file of this name. */
const heavy = `parentPort.on('message', ({ wanted, answer, file }) => {
  const files = wanted === 'file' ? [file] : answer.files;
  if (files.some(({ name }) => name === 'heavy.pdf')) for (const all = []; ; ) all.push(new Array(1e5).fill({}));
  parentPort.postMessage({ result: wanted === 'file' ? { pages: 1 } : { bytes: new Uint8Array(files.length), unreadable: [] } });
});`;

test('an answer is made without a file that takes too much, which is named', async () => {
  const maker = new PackMaker(script(heavy));
  const fileOf = (name: string) => ({
    id: name,
    name,
    mediaType: 'application/pdf',
    bytes: new Uint8Array(1),
  });
  const files = [fileOf('terms.pdf'), fileOf('heavy.pdf'), fileOf('mails.pdf')];
  const content = JSON.parse('{}') as AnswerOrder['content'];
  const made = await maker.answer({
    content,
    files,
    most: { pages: null, bytes: null },
    letters: 10,
  });
  expect(made.bytes).toHaveLength(2);
  expect(made.unreadable).toEqual(['heavy.pdf takes too much memory or time to open.']);
  await expect(maker.pagesOf(fileOf('heavy.pdf'))).resolves.toBe('too-much');
  await expect(maker.pagesOf(fileOf('terms.pdf'))).resolves.toBe(1);
});

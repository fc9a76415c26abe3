import { expect, test } from 'vitest';
import type { PackContent } from '../../../src/services/defence-pack/content/pack-content.ts';
import { Drawing } from '../../../src/services/defence-pack/worker/drawing.ts';

/** A thread of these lines; real threads, so that what is proven is what happens. */
const script = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, threadId } from 'node:worker_threads'; ${lines}`)}`,
  );
const pack = (title: string): PackContent => ({
  title,
  sender: { label: 'Pabean', lines: [] },
  facts: [],
  subject: '',
  letter: [],
  statement: '',
  recorded: [],
  exhibits: [],
  request: [],
  notice: '',
  footer: '',
  han: 'sc',
});
const echo = `parentPort.on('message', ({ id, content }) => {
  if (content.title === 'die') process.exit(3);
  if (content.title === 'throw') throw new Error('thrown');
  if (content.title === 'fail') return parentPort.postMessage({ id, error: 'no ink' });
  parentPort.postMessage({ id, bytes: new Uint8Array([threadId]) });
});`;

test('the real thread draws a PDF, and goes on with the same thread', async () => {
  const drawing = new Drawing();
  const [one, two] = await Promise.all([drawing.draw(pack('One')), drawing.draw(pack('Two'))]);
  for (const bytes of [one, two]) {
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
  }
});

test('a pack that fails harms none after it', async () => {
  const drawing = new Drawing(script(echo));
  const [first] = await drawing.draw(pack('fine'));
  await expect(drawing.draw(pack('fail'))).rejects.toThrow('no ink');
  expect([...(await drawing.draw(pack('fine')))]).toEqual([first]);
});

test.each(['die', 'throw'])('a thread that is lost (%s) is replaced', async (title) => {
  const drawing = new Drawing(script(echo));
  const [first] = await drawing.draw(pack('fine'));
  const lost = drawing.draw(pack(title));
  const next = drawing.draw(pack('fine'));
  await expect(lost).rejects.toThrow();
  expect([...(await next)]).not.toEqual([first]);
});

test('too many at once are refused with words, and the others are drawn', async () => {
  const drawing = new Drawing(script(echo));
  const taken = Array.from({ length: 21 }, () => drawing.draw(pack('fine')));
  expect(() => drawing.draw(pack('one more'))).toThrow('Many defence packs are being made.');
  await expect(Promise.all(taken)).resolves.toHaveLength(21);
});

import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentFile, forgetDocument, stopDocument, useArrival } from './document-file.ts';

const path = '/uploads/docs/104777/a1b2.pdf';
const whole = 'abcdefghij';
let asked: Headers[] = [];
let tag = '"one"';

/** A server of ten bytes that answers ranges; a cut answer breaks after some bytes. */
function serve(cutAfter = Number.POSITIVE_INFINITY): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    asked.push(headers);
    const isSame = headers.get('if-range') === tag;
    const from = isSame ? Number(/^bytes=(\d+)-$/.exec(headers.get('range') ?? '')?.[1] ?? 0) : 0;
    const text = whole.slice(from);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        controller.enqueue(bytesOf(text.slice(0, cutAfter)));
        if (cutAfter >= text.length) controller.close();
        else if (cutAfter > 0) setTimeout(() => controller.error(new TypeError('cut')));
      },
    });
    return new Response(body as BodyInit, {
      status: from > 0 ? 206 : 200,
      headers: {
        ETag: tag,
        'Content-Length': String(text.length),
        'Content-Type': 'application/pdf',
        ...(from > 0 && { 'Content-Range': `bytes ${from}-9/10` }),
      },
    });
  });
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = async (file: Blob | 'elsewhere') => (file === 'elsewhere' ? file : file.text());

beforeEach(() => {
  asked = [];
  tag = '"one"';
});
afterEach(forgetDocument);

it('tells how much has arrived', async () => {
  serve();
  expect(await textOf(await documentFile(path))).toBe(whole);
  expect(useArrival.getState()).toEqual({ state: 'here', path, received: 10, total: 10, from: 0 });
});

it('keeps what arrived before a cut and asks for the rest of the same version', async () => {
  serve(4);
  await expect(documentFile(path)).rejects.toThrow('cut');
  expect(useArrival.getState()).toMatchObject({ state: 'stays', received: 4, total: 10 });
  serve();
  expect(await textOf(await documentFile(path))).toBe(whole);
  expect(asked[1]?.get('range')).toBe('bytes=4-');
  expect(asked[1]?.get('if-range')).toBe('"one"');
  expect(useArrival.getState()).toMatchObject({ state: 'here', received: 10, total: 10, from: 4 });
});

it('begins anew when there is another version', async () => {
  serve(4);
  await expect(documentFile(path)).rejects.toThrow('cut');
  tag = '"two"';
  serve();
  expect(await textOf(await documentFile(path))).toBe(whole);
  expect(useArrival.getState()).toMatchObject({ received: 10, from: 0 });
});

it('stops when it is told to, and goes on from there', async () => {
  serve(4);
  const stopped = documentFile(path);
  await vi.waitFor(() => expect(useArrival.getState().received).toBe(4), 10_000);
  stopDocument();
  await expect(stopped).rejects.toThrow();
  expect(useArrival.getState().state).toBe('stays');
  serve();
  expect(await textOf(await documentFile(path))).toBe(whole);
});

it('keeps nothing once the document is forgotten', async () => {
  serve(4);
  await expect(documentFile(path)).rejects.toThrow('cut');
  forgetDocument();
  serve();
  await documentFile(path);
  expect(asked[1]?.get('range')).toBeNull();
});

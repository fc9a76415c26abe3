import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it("takes no sign-in page of an airport's network for the file, and goes on behind it", async () => {
  serve(4);
  await expect(documentFile(path)).rejects.toThrow('cut');
  vi.stubGlobal(
    'fetch',
    async () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } }),
  );
  await expect(documentFile(path)).rejects.toThrow('A page came');
  expect(useArrival.getState()).toMatchObject({ state: 'stays', received: 4 });
  serve();
  expect(await textOf(await documentFile(path))).toBe(whole);
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

describe('a file that stands still', () => {
  /** A server that sends one byte whenever it is told to, and otherwise nothing. */
  function serveByHand(): () => void {
    let send = () => {};
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          send = () => controller.enqueue(bytesOf('a'));
        },
      });
      return new Response(body as BodyInit, { headers: { ETag: tag, 'Content-Length': '10' } });
    });
    return () => send();
  }
  const received = () => useArrival.getState().received;

  it('is given up after 20 s without an answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((__, refuse) => signal.addEventListener('abort', () => refuse(signal.reason))),
    );
    const failure = documentFile(path).catch((reason: Error) => reason);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(useArrival.getState().state).toBe('coming');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(useArrival.getState().state).toBe('none');
    expect(await failure).toBeInstanceOf(TypeError);
  });

  it('is given up after 20 s without a byte, and goes on from there', async () => {
    vi.useFakeTimers();
    const send = serveByHand();
    const failure = documentFile(path).catch((reason: Error) => reason);
    for (const count of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(15_000);
      send();
      await vi.waitFor(() => expect(received()).toBe(count), 10_000);
    }
    await vi.advanceTimersByTimeAsync(21_000);
    expect(useArrival.getState()).toMatchObject({ state: 'stays', received: 3 });
    expect(await failure).toBeInstanceOf(TypeError);
  });

  it('is not given up once it is here', async () => {
    vi.useFakeTimers();
    serve();
    await documentFile(path);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('keeps nothing once the document is forgotten', async () => {
  serve(4);
  await expect(documentFile(path)).rejects.toThrow('cut');
  forgetDocument();
  serve();
  await documentFile(path);
  expect(asked[1]?.get('range')).toBeNull();
});

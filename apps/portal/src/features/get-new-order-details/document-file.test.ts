import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  documentFile,
  forgetDocument,
  heldDocument,
  rememberDocument,
  stopDocument,
  useArrival,
} from './document-file.ts';

const path = '/uploads/docs/104777/a1b2.pdf';
const other = '/uploads/docs/104777/c3d4.pdf';
const pdf = (text = '%PDF') =>
  new Response(text, { headers: { 'Content-Length': String(text.length), ETag: '"1"' } });
let asked: string[] = [];

function network(answer: (path: string) => Promise<Response>) {
  vi.stubGlobal('fetch', (asking: string) => {
    asked.push(asking);
    return answer(asking);
  });
}
const state = () => useArrival.getState().state;

beforeEach(() => {
  asked = [];
  forgetDocument();
  network(async () => pdf());
});

describe('one document', () => {
  it('is fetched once for the preview, the copy and the download', async () => {
    const first = documentFile(path);
    expect(documentFile(path)).toBe(first);
    expect(heldDocument(path)).toBe(first);
    await first;
    expect(documentFile(path)).toBe(first);
    expect(asked).toEqual([path]);
  });

  it('is not fetched because somebody looks whether it is here', () => {
    expect(heldDocument(path)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is fetched again after a failure', async () => {
    network(() => Promise.reject(new TypeError('offline')));
    await expect(documentFile(path)).rejects.toThrow('offline');
    expect([state(), heldDocument(path)]).toEqual(['none', undefined]);
    network(async () => pdf());
    await documentFile(path);
    expect([state(), asked]).toEqual(['here', [path, path]]);
  });

  it.each([401, 404, 503])('that the server refuses (%i) says how', async (httpStatus) => {
    network(async () => new Response('', { status: httpStatus }));
    await expect(documentFile(path)).rejects.toMatchObject({ httpStatus });
    expect(state()).toBe('none');
  });
});

describe('another document', () => {
  it('is no answer for this one', async () => {
    await documentFile(path);
    expect(heldDocument(other)).toBeUndefined();
    await documentFile(other);
    expect(asked).toEqual([path, other]);
    expect(useArrival.getState()).toMatchObject({ state: 'here', path: other });
  });

  it('is not disturbed by the one before, which arrives late', async () => {
    let arrive: (answer: Response) => void = () => {};
    network((asking) =>
      asking === path ? new Promise((done) => (arrive = done)) : Promise.resolve(pdf('%PDF other')),
    );
    const late = documentFile(path);
    await documentFile(other);
    arrive(pdf());
    await late;
    expect(useArrival.getState()).toMatchObject({ path: other, received: 10 });
    expect(heldDocument(other)).toBeDefined();
  });

  it('is not forgotten because the one before fails late', async () => {
    let fail: (reason: Error) => void = () => {};
    network((asking) =>
      asking === path
        ? new Promise((_, refuse) => (fail = refuse))
        : Promise.resolve(pdf('%PDF other')),
    );
    const late = documentFile(path);
    const second = documentFile(other);
    await second;
    fail(new TypeError('cut'));
    await expect(late).rejects.toThrow('cut');
    expect(heldDocument(other)).toBe(second);
    expect(state()).toBe('here');
  });
});

describe('the copy of this device', () => {
  it('takes the place of fetching', async () => {
    const file = new Blob(['%PDF-1.7']);
    rememberDocument(path, file);
    expect(await documentFile(path)).toBe(file);
    expect(asked).toEqual([]);
    expect(useArrival.getState()).toEqual({ state: 'here', path, received: 8, total: 8, from: 0 });
  });

  it('goes with everything else when the person leaves', () => {
    rememberDocument(path, new Blob(['%PDF']));
    forgetDocument();
    expect([state(), heldDocument(path)]).toEqual(['none', undefined]);
  });
});

it('stopping lets the very next press begin a try of its own', async () => {
  const stopped: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    stopped.push(signal);
    return new Promise((__, refuse) =>
      signal.addEventListener('abort', () => refuse(signal.reason)),
    );
  });
  const first = documentFile(path);
  stopDocument();
  const second = documentFile(path);
  expect(second).not.toBe(first);
  await expect(first).rejects.toThrow();
  expect(stopped.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(heldDocument(path)).toBe(second);
});

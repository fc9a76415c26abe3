import { getDefencePackPdf } from '@pabean/api-client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BinaryCallOptions, createBinaryClient } from './binary-client.ts';
import { failureMessages } from './result.ts';

// Requests of Node need a whole address.
beforeAll(() => {
  globalThis.pabeanApi = 'http://127.0.0.1';
});
afterAll(() => {
  globalThis.pabeanApi = undefined;
});

/** Asks for a pack; the server gives one prepared answer, the request is kept. */
async function ask(answer: () => Response | Promise<Response>, more: BinaryCallOptions = {}) {
  const requests: Request[] = [];
  const onUnauthorised = vi.fn();
  const callBinary = createBinaryClient({
    token: () => 'a.b.c',
    onUnauthorised,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return answer();
    },
  });
  const input = { body: { orderId: '104777', defencePackType: 1 } } as const;
  return { result: await callBinary(getDefencePackPdf, input, more), requests, onUnauthorised };
}

const pdf = (headers: Record<string, string> = {}, status = 200) =>
  new Response('%PDF-1.7', { status, headers: { 'Content-Type': 'application/pdf', ...headers } });
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

test('a success is the file with its name; the token travels raw', async () => {
  const { result, requests } = await ask(() =>
    pdf({ 'Content-Disposition': 'inline; filename="DP1104777.pdf"' }),
  );
  if (!result.ok) throw new Error(result.message);
  expect(await result.blob.text()).toBe('%PDF-1.7');
  expect(result.fileName).toBe('DP1104777.pdf');
  expect(requests[0]?.headers.get('authorization')).toBe('a.b.c');
  expect(await requests[0]?.json()).toEqual({ orderId: '104777', defencePackType: 1 });
});

test('a file without a name gets one', async () => {
  const { result } = await ask(() => pdf());
  expect(result).toMatchObject({ ok: true, fileName: 'document.pdf' });
});

test('a refusal is read from its envelope', async () => {
  const { result } = await ask(() => json({ status: 0, message: 'Not yet.' }, 409));
  expect(result).toMatchObject({
    ok: false,
    kind: 'refused',
    httpStatus: 409,
    message: 'Not yet.',
  });
});

test('status 401 speaks once', async () => {
  const { result, onUnauthorised } = await ask(() => json({ status: 401, message: 'Over.' }, 401));
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('Over.');
  expect(result).toMatchObject({ ok: false, kind: 'unauthorised' });
});

test.each([
  ['a text', () => new Response('<html>', { headers: { 'Content-Type': 'text/plain' } })],
  ['a success without a file', () => json({ status: 1, message: 'Done.' }, 200)],
  ['a file that says it failed', () => pdf({}, 500)],
])('%s is one typed failure', async (_, answer) => {
  const { result } = await ask(answer);
  expect(result).toMatchObject({ ok: false, kind: 'broken', message: failureMessages.broken });
});

test('no answer at all is "offline"', async () => {
  const { result } = await ask(() => Promise.reject(new TypeError('fetch failed')));
  expect(result).toMatchObject({ ok: false, kind: 'offline' });
});

test('who asks is told how much of a file has come', async () => {
  const parts: number[] = [];
  const { result } = await ask(() => pdf(), { onProgress: (bytes) => parts.push(bytes) });
  if (!result.ok) throw new Error(result.message);
  expect(await result.blob.text()).toBe('%PDF-1.7');
  expect(parts).toEqual([8]);
});

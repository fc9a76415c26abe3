import { adminLogin, getDefencePackPdf } from '@pabean/api-client/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createBinaryClient } from './binary-client.ts';
import { createClient } from './client.ts';

// Requests of Node need a whole address.
beforeAll(() => {
  globalThis.pabeanApi = 'http://127.0.0.1';
});
afterAll(() => {
  globalThis.pabeanApi = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

const credentials = { body: { email: 'sinta@example.com', password: 'secret' } };
const pack = { body: { orderId: '104777', defencePackType: 1 } } as const;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A server that answers with these parts, each a while after the one before, and then says no more. */
function server(type: string, parts: readonly string[], { pauseMs = 0, ends = false } = {}) {
  let isGivenUp = false;
  const fetch = async () => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const part of parts) {
          await wait(pauseMs);
          controller.enqueue(new TextEncoder().encode(part));
        }
        if (ends) controller.close();
      },
      cancel() {
        isGivenUp = true;
      },
    });
    return new Response(body, { headers: { 'Content-Type': type } });
  };
  return { fetch, isGivenUp: () => isGivenUp };
}

test('an answer that stops in its middle is "offline" after a while', async () => {
  const { fetch } = server('application/json', ['{"status":']);
  const result = await createClient({ fetch })(adminLogin, credentials, { timeout: 60 });
  expect(result).toMatchObject({ ok: false, kind: 'offline' });
});

test('a file that stops in its middle is "offline", and no more of it is taken', async () => {
  const { fetch, isGivenUp } = server('application/pdf', ['%PDF']);
  const result = await createBinaryClient({ fetch })(getDefencePackPdf, pack, { timeout: 60 });
  expect(result).toMatchObject({ ok: false, kind: 'offline' });
  expect(isGivenUp()).toBe(true);
});

test('a slow answer may take longer than the time-out', async () => {
  const parts = ['{"status":0,', '"message":', '"No."}'];
  const { fetch } = server('application/json', parts, { pauseMs: 100, ends: true });
  vi.useFakeTimers();
  const answer = createClient({ fetch })(adminLogin, credentials, { timeout: 250 });
  await vi.advanceTimersByTimeAsync(1000);
  const result = await answer;
  expect(result).toMatchObject({ kind: 'refused', message: 'No.' });
});

test('a slow file may take any time, as long as it goes on', async () => {
  const { fetch } = server('application/pdf', [...'%PDF-1.7 and more of it'], {
    pauseMs: 20,
    ends: true,
  });
  vi.useFakeTimers();
  const answer = createBinaryClient({ fetch })(getDefencePackPdf, pack, { timeout: 200 });
  await vi.advanceTimersByTimeAsync(1000);
  const result = await answer;
  if (!result.ok) throw new Error(result.message);
  expect(await result.blob.text()).toBe('%PDF-1.7 and more of it');
});

test('an answer that has come leaves nothing waiting', async () => {
  vi.useFakeTimers();
  const fetch = async () => new Response(JSON.stringify({ status: 0, message: 'No.' }));
  await createClient({ fetch })(adminLogin, credentials);
  expect(vi.getTimerCount()).toBe(0);
});

test('a caller need not wait for the rest of a file', async () => {
  const { fetch, isGivenUp } = server('application/pdf', ['%PDF']);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  const { signal } = controller;
  const result = await createBinaryClient({ fetch })(getDefencePackPdf, pack, { signal });
  expect(result).toMatchObject({ kind: 'aborted' });
  expect(isGivenUp()).toBe(true);
});

test('a large file comes whole', async () => {
  const parts = Array.from({ length: 30 }, (_, index) => String(index % 10).repeat(100_000));
  const { fetch } = server('application/pdf', parts, { ends: true });
  const result = await createBinaryClient({ fetch })(getDefencePackPdf, pack);
  if (!result.ok) throw new Error(result.message);
  expect(await result.blob.text()).toBe(parts.join(''));
  expect(result.blob.type).toBe('application/pdf');
});

import { CorrectionResult } from '@pabean/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { refusedData } from './refused-data.ts';
import { failure } from './result.ts';

// Requests of Node need a whole address.
beforeAll(() => {
  globalThis.pabeanApi = 'http://127.0.0.1';
});
afterAll(() => {
  globalThis.pabeanApi = undefined;
});

const data = {
  version: 2,
  saved: [],
  conflicts: [{ field: 'doa', mine: '2026-11-24', theirs: null, by: 'Dewa' }],
};

test('a refusal brings what a screen goes on with', async () => {
  const call = createClient({
    fetch: async () => Response.json({ status: 0, message: 'No.', data }, { status: 409 }),
  });
  const { health } = (await import('@pabean/api-client/contract')).contract;
  const result = await call(health, {});
  expect(result).toMatchObject({ ok: false, httpStatus: 409, data });
  expect(result.ok ? null : refusedData(CorrectionResult, result)).toEqual(data);
});

test('without it, or with something else, there is nothing', () => {
  expect(refusedData(CorrectionResult, failure('offline'))).toBeNull();
  expect(refusedData(CorrectionResult, { ...failure('refused'), data: 'text' })).toBeNull();
});

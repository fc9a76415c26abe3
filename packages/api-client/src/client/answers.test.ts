import { adminLogin, getDefencePackPdf } from '@pabean/api-client/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBinaryClient } from './binary-client.ts';
import { createClient } from './client.ts';
import { fieldErrors } from './field-errors.ts';
import type { ClientOptions } from './options.ts';
import { failure, failureMessages } from './result.ts';

// Requests of Node need a whole address.
beforeAll(() => {
  globalThis.pabeanApi = 'http://127.0.0.1';
});
afterAll(() => {
  globalThis.pabeanApi = undefined;
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
const credentials = { body: { email: 'sinta@example.com', password: 'secret' } };
const pack = { body: { orderId: '104777', defencePackType: 1 } } as const;

/** A client of both kinds whose server gives one prepared answer. */
function clients(answer: Response, options: ClientOptions = {}) {
  const all = {
    fetch: async () => answer.clone(),
    ...options,
  };
  return { call: createClient(all), callBinary: createBinaryClient(all) };
}

test('only an answer of 401 says that the session is over', async () => {
  const onUnauthorised = vi.fn();
  const { call, callBinary } = clients(json({ status: 0, message: 'No.' }, 403), {
    onUnauthorised,
  });
  expect(await call(adminLogin, credentials)).toMatchObject({ kind: 'refused', httpStatus: 403 });
  expect(await callBinary(getDefencePackPdf, pack)).toMatchObject({ kind: 'refused' });
  expect(onUnauthorised).not.toHaveBeenCalled();
});

test('an app that listens to nothing hears nothing, and gets its result', async () => {
  const { call, callBinary } = clients(json({ status: 401, message: '' }, 401));
  const over = { kind: 'unauthorised', message: failureMessages.unauthorised };
  expect(await call(adminLogin, credentials)).toMatchObject(over);
  expect(await callBinary(getDefencePackPdf, pack)).toMatchObject(over);
});

test('a refusal names fields and a time to wait only where the server did', async () => {
  const { call } = clients(json({ status: 0, message: 'No.' }, 409));
  expect(await call(adminLogin, credentials)).toEqual({
    ok: false,
    kind: 'refused',
    httpStatus: 409,
    message: 'No.',
    errors: [],
  });
});

test('an answer of no type is broken', async () => {
  const answer = new Response(new Uint8Array([0x7b]));
  const { call, callBinary } = clients(answer);
  expect(await call(adminLogin, credentials)).toMatchObject({ kind: 'broken' });
  expect(await callBinary(getDefencePackPdf, pack)).toMatchObject({ kind: 'broken' });
});

test('the API stands where the page was told, and the cookie of a traveller goes there', async () => {
  const asked: Request[] = [];
  const fetch = async (input: string | URL | Request) => {
    asked.push(new Request(input));
    return json({ status: 0, message: 'No.' });
  };
  await createClient({ fetch })(adminLogin, credentials);
  expect(asked).toMatchObject([
    { url: 'http://127.0.0.1/api/admin/admin-login', credentials: 'include' },
  ]);
});

test('without an address the API is below the page', async () => {
  const asked: string[] = [];
  /** A browser's: it reads an address from the page on. */
  class PageRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      if (typeof input === 'string') asked.push(input);
      super(typeof input === 'string' ? new URL(input, 'https://shop.example.com') : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('pabeanApi', undefined);
  await createClient({ fetch: async () => json({ status: 0, message: 'No.' }) })(
    adminLogin,
    credentials,
  );
  vi.unstubAllGlobals();
  expect(asked[0]).toBe('/api/admin/admin-login');
});

test('every failure but a refusal and a call given up has words for people', () => {
  for (const kind of ['unauthorised', 'offline', 'captive', 'broken'] as const) {
    expect(failure(kind).message, kind).toMatch(/^[A-Z].*\.$/);
  }
  expect(failure('refused', 409)).toEqual({
    ok: false,
    kind: 'refused',
    httpStatus: 409,
    message: '',
    errors: [],
  });
  expect(failure('aborted').message).toBe('');
});

test('a form hears of the first trouble of a field, and not of one without a field', () => {
  const schema = v.pipe(
    v.object({ name: v.pipe(v.string(), v.minLength(3, 'short'), v.regex(/^A/, 'no A')) }),
    v.check(() => false, 'never right'),
  );
  expect(fieldErrors(schema, { name: 'b' })).toEqual({ name: 'short' });
  expect(fieldErrors(schema, { name: 'Adi' })).toEqual({});
});

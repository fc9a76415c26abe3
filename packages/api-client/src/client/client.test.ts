import {
  adminLogin,
  getFolderCount,
  getOrdersDetails,
  uploadVisaDocument,
} from '@pabean/api-client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { failureMessages } from './result.ts';

// Requests of Node need a whole address.
beforeAll(() => {
  globalThis.pabeanApi = 'http://127.0.0.1';
});
afterAll(() => {
  globalThis.pabeanApi = undefined;
});

/** A client whose server gives one prepared answer; the request is kept. */
function clientOf(
  answer: (request: Request) => Response | Promise<Response>,
  token: string | null = null,
) {
  const requests: Request[] = [];
  const onUnauthorised = vi.fn();
  const call = createClient({
    token: () => token,
    onUnauthorised,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return answer(request);
    },
  });
  return { call, requests, onUnauthorised };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const credentials = { email: 'sinta@example.com', password: 'secret' };

test('a success carries the message and what the contract says, typed', async () => {
  const { call, requests } = clientOf(() =>
    json({ status: 1, message: 'Hello.', data: { jwtToken: 'a.b.c' }, extra: true }),
  );
  const result = await call(adminLogin, { body: credentials });
  expect(result).toEqual({ ok: true, message: 'Hello.', data: { jwtToken: 'a.b.c' } });
  expect(requests[0]?.url).toBe('http://127.0.0.1/api/admin/admin-login');
  expect(await requests[0]?.json()).toEqual(credentials);
});

test('the token travels raw, with no prefix (spec section 7)', async () => {
  const { call, requests } = clientOf(() => json({ status: 0, message: 'No.' }), 'a.b.c');
  await call(getFolderCount, { query: { userName: 'Sinta' } });
  expect(requests[0]?.headers.get('authorization')).toBe('a.b.c');
  expect(new URL(requests[0]?.url ?? '').search).toBe('?userName=Sinta');
});

test('a parameter is escaped into the path', async () => {
  const { call, requests } = clientOf(() => json({ status: 0, message: 'No.' }, 404));
  await call(getOrdersDetails, { params: { orderId: '../x y' } });
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/admin/get-orders-details/..%2Fx%20y');
});

test('a refusal keeps the words of the server, the fields and when to try again', async () => {
  const errors = [{ path: 'email', message: 'Please enter your email' }];
  const { call } = clientOf(() =>
    json({ status: 0, message: 'Too many tries.', errors }, 429, { 'Retry-After': '40' }),
  );
  expect(await call(adminLogin, { body: credentials })).toEqual({
    ok: false,
    kind: 'refused',
    httpStatus: 429,
    message: 'Too many tries.',
    errors,
    retryAfter: 40,
  });
});

test('status 401 speaks once per answer, before the caller goes on', async () => {
  const { call, onUnauthorised } = clientOf(() => json({ status: 401, message: 'Over.' }, 401));
  const result = await call(getFolderCount, { query: {} });
  expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('Over.');
  expect(result).toMatchObject({ ok: false, kind: 'unauthorised', message: 'Over.' });
});

test('a late 401 of an older token does not end the session that began since', async () => {
  let token = 'old';
  const onUnauthorised = vi.fn();
  const call = createClient({
    token: () => token,
    onUnauthorised,
    fetch: async () => {
      token = 'new';
      return json({ status: 401, message: 'Over.' }, 401);
    },
  });
  expect(await call(getFolderCount, { query: {} })).toMatchObject({ kind: 'unauthorised' });
  expect(onUnauthorised).not.toHaveBeenCalled();
  await call(getFolderCount, { query: {} });
  expect(onUnauthorised).toHaveBeenCalledOnce();
});

test.each([
  ['a text instead of an answer', () => new Response('<html>')],
  ['an answer without an envelope', () => json({ data: [] })],
  ['a success that breaks the contract', () => json({ status: 1, message: '', data: {} })],
])('%s is one typed failure', async (_, answer) => {
  const { call } = clientOf(answer);
  const result = await call(adminLogin, { body: credentials });
  expect(result).toMatchObject({ ok: false, kind: 'broken', message: failureMessages.broken });
});

test('no answer at all is "offline", not an exception', async () => {
  const { call } = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  const result = await call(adminLogin, { body: credentials });
  expect(result).toMatchObject({ ok: false, kind: 'offline', httpStatus: 0 });
});

test('a call that its caller gave up says nothing', async () => {
  const { call } = clientOf(
    ({ signal }) =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const controller = new AbortController();
  const answer = call(adminLogin, { body: credentials }, { signal: controller.signal });
  controller.abort();
  expect(await answer).toMatchObject({ ok: false, kind: 'aborted', message: '' });
});

test('a file travels as multipart, after the fields', async () => {
  const { call, requests } = clientOf(() => json({ status: 1, message: 'Stored.' }));
  await call(uploadVisaDocument, {
    body: { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS', version: '3' },
    file: new File(['%PDF'], 'scan.pdf'),
  });
  const form = await requests[0]?.formData();
  expect([...(form?.keys() ?? [])]).toEqual([
    'orderId',
    'email',
    'mailServiceProvider',
    'version',
    'uploadVisaDoc',
  ]);
});

test('the sign-in page of a network is told from a fault of ours', async () => {
  const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  const signIn = clientOf(() => new Response('<html>', page));
  expect(await signIn.call(adminLogin, { body: credentials })).toMatchObject({ kind: 'captive' });
  const gateway = clientOf(() => new Response('<html>', { ...page, status: 502 }));
  expect(await gateway.call(adminLogin, { body: credentials })).toMatchObject({
    kind: 'broken',
    message: 'The server does not answer. Please try again in a minute.',
  });
});

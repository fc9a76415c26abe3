import { type CallDefinition, type CallName, contract } from '@pabean/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPath } from '../../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument } from '../../support/documents.ts';
import { type RawAnswer, rawRequest } from '../../support/raw.ts';

/** Spec section 7, Customer, and ours beside them: a call that is added there has to be added here. */
const travellerCalls = [
  'trackOrder',
  'getDownloadHistory',
  'getOrder',
  'correctOrder',
  'askRefund',
  'sendDocumentAgain',
  'downloadPassportDocPdf',
  'leave',
  'answerQuestion',
  'sendTravellerMessage',
] as const;

interface Order {
  id: string;
  file: string;
}
const secret = Buffer.from('%PDF-1.7\nonly for the traveller of order B\n%%EOF\n');

let app: TestApp;
let a: Order;
let b: Order;
/** An order that never was, whose names are as long as those of B. */
let nobody: Order;
let replaced: string;
beforeAll(async () => {
  app = await testApp();
  const approved = async (email: string, bytes?: Buffer): Promise<Order> => {
    const id = await app.newOrder({ process_status: 'Completed', email });
    return { id, file: await addDocument(app, id, bytes && { bytes }) };
  };
  a = await approved('a@example.com');
  const second = await app.newOrder({ process_status: 'Completed', email: 'b@example.com' });
  replaced = await addDocument(app, second, { bytes: secret, replaced_at: new Date() });
  b = { id: second, file: await addDocument(app, second, { bytes: secret }) };
  const id = b.id.replace(/\d$/, 'x');
  nobody = { id, file: b.file.replace(b.id, id) };
});
afterAll(() => app.stop());

/** What of an answer could tell B from nobody, with the names themselves blotted out. */
function telling(answer: RawAnswer, { id, file }: Order) {
  const { date: _, 'x-request-id': __, ...headers } = answer.headers;
  const blotted = JSON.stringify({ status: answer.status, headers, body: String(answer.body) })
    .replaceAll(file, 'FILE')
    .replaceAll(id, 'ID')
    .replaceAll(id.toLowerCase(), 'ID');
  return blotted;
}

function call(name: (typeof travellerCalls)[number], body: object): Promise<RawAnswer> {
  const { path, method }: CallDefinition = contract[name];
  const headers = { Cookie: app.cookieOf(a.id), 'Content-Type': 'application/json' };
  return rawRequest(app.url, `/api${path}`, headers, method, JSON.stringify(body));
}

test('the calls that are tried here are all that a traveller has', () => {
  const front = (Object.keys(contract) as CallName[]).filter((name) =>
    contract[name].path.startsWith('/front/'),
  );
  // That one names no order: it answers for the caller's own cookies.
  expect(front.sort()).toEqual([...travellerCalls, 'getOpenedOrders'].sort());
});

describe('with the cookie of order A', () => {
  const bodies = {
    trackOrder: ({ id }: Order) => ({ orderId: id, email: 'a@example.com' }),
    getDownloadHistory: ({ id }: Order) => ({ orderId: id }),
    getOrder: ({ id }: Order) => ({ orderId: id }),
    askRefund: ({ id }: Order) => ({ orderId: id, reason: 'other' }),
    sendDocumentAgain: ({ id }: Order) => ({ orderId: id }),
    correctOrder: ({ id }: Order) => ({ orderId: id, version: 1, changes: { doa: '2026-12-24' } }),
    downloadPassportDocPdf: ({ id, file }: Order) => ({ orderId: id, file1: file }),
    leave: ({ id }: Order) => ({ orderId: id }),
    answerQuestion: ({ id }: Order) => ({ orderId: id, questionId: 1, answer: 'Yes' }),
    sendTravellerMessage: ({ id }: Order) => ({ orderId: id, text: 'Hello' }),
  };

  test.each(travellerCalls)('%s refuses order B as if it did not exist', async (name) => {
    const answer = await call(name, bodies[name](b));
    expect([401, 404]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(telling(answer, b)).toBe(telling(await call(name, bodies[name](nobody)), nobody));
  });

  test.each([
    ['B’s file', () => b.file],
    ['B’s replaced file', () => replaced],
    ['no file at all', () => nobody.file],
  ])('Download Now of %s under A’s own id is refused and not recorded', async (_what, file) => {
    const answer = await call('downloadPassportDocPdf', { orderId: a.id, file1: file() });
    expect(answer.status).toBe(409);
    const history = await app.call(
      'getDownloadHistory',
      { body: { orderId: a.id } },
      { cookie: app.cookieOf(a.id) },
    );
    expect(history.data).toEqual([]);
  });

  const escaped = (text: string) =>
    [...text].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  test.each<[string, (of: Order) => string]>([
    ['as it is', ({ id, file }) => documentPath(id, file)],
    ['with a query', ({ id, file }) => `${documentPath(id, file)}?expires=9999999999&signature=x`],
    ['of its earlier version', ({ id }) => documentPath(id, replaced.replace(b.id, id))],
    ['in small letters', ({ id, file }) => documentPath(id.toLowerCase(), file.toLowerCase())],
    ['in capitals', ({ id, file }) => `/UPLOADS/DOCS/${id}/${file}`],
    ['escaped', ({ id, file }) => `/uploads/docs/${escaped(id)}/${escaped(file)}`],
    ['escaped twice', ({ id, file }) => `/uploads/docs/${id}/${file.replace(/-/g, '%252d')}`],
    ['through A’s', ({ id, file }) => `/uploads/docs/${a.id}/../${id}/${file}`],
    ['through A’s, escaped', ({ id, file }) => `/uploads/docs/${a.id}/..%2f${id}%2f${file}`],
    ['through A’s, dots too', ({ id, file }) => `/uploads/docs/${a.id}/%2e%2e%2f${id}%2f${file}`],
    ['with a backslash', ({ id, file }) => `/uploads/docs/${a.id}/..%5c${id}%5c${file}`],
    ['with two slashes', ({ id, file }) => `//uploads//docs//${id}//${file}`],
    ['with a slash behind', ({ id, file }) => `${documentPath(id, file)}/`],
    ['with a NUL', ({ id, file }) => `/uploads/docs/${id}/${file}%00`],
    ['with a NUL between', ({ id, file }) => `/uploads/docs/${a.id}%00${id}/${file}`],
    ['with a semicolon', ({ id, file }) => `/uploads/docs/${a.id};/../${id}/${file}`],
    ['badly escaped', ({ id, file }) => `/uploads/docs/${id}/${file}%zz`],
    ['with its file under A’s id', ({ file }) => documentPath(a.id, file)],
    ['with A’s file under its id', ({ id }) => documentPath(id, a.file)],
    ['as a directory', ({ id }) => `/uploads/docs/${id}/`],
  ])('B’s address %s gives what an unknown order’s gives', async (_how, address) => {
    for (const method of ['GET', 'HEAD']) {
      const headers = { Cookie: app.cookieOf(a.id), Accept: '*/*' };
      const answer = await rawRequest(app.url, address(b), headers, method);
      expect([302, 400, 401, 404]).toContain(answer.status);
      expect(answer.body.includes('only for the traveller')).toBe(false);
      const unknown = await rawRequest(app.url, address(nobody), headers, method);
      expect(telling(answer, b)).toBe(telling(unknown, nobody));
    }
  });

  test('A’s own document is there all the same', async () => {
    const headers = { Cookie: app.cookieOf(a.id) };
    expect((await rawRequest(app.url, documentPath(a.id, a.file), headers)).status).toBe(200);
  });
});

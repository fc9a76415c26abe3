import { createSigner } from 'fast-jwt';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTokens } from '../../src/adapters/tokens.ts';
import { documentPath } from '../../src/db/queries/documents.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';

const minute = 60_000;
const refusal = { status: 401, message: 'Please enter your order id and e-mail again.' };

/** The name without https. */
const orderCookie = 'pabean_order';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.stop());

async function approved() {
  const id = await app.newOrder({ process_status: 'Completed' });
  return { id, file: await addDocument(app, id) };
}

/** What stands in the cookie of an order. */
const tokenOf = (orderId: string): string => app.cookieOf(orderId).split('=')[1] ?? '';

/** A cookie as it was set some minutes ago. */
function cookieOfOld(orderId: string, minutes: number): string {
  vi.useFakeTimers({ now: Date.now() - minutes * minute, toFake: ['Date'] });
  const cookie = app.cookieOf(orderId);
  vi.useRealTimers();
  return cookie;
}

/** Statuses of everything that a cookie may open: the page, Download Now, the file. */
async function tryAll({ id, file }: { id: string; file: string }, cookie: string) {
  const calls = [
    await app.call('getDownloadHistory', { body: { orderId: id } }, { cookie }),
    await app.call('downloadPassportDocPdf', { body: { orderId: id, file1: file } }, { cookie }),
  ].map(({ headers: _, http: __, ...answer }) => answer);
  const headers = { Cookie: cookie };
  const address = app.url + documentPath(id, file);
  const opened = await fetch(address, { headers, redirect: 'manual' });
  const text = await opened.text();
  return { calls, file: opened.status, text };
}

async function expectRefused(order: { id: string; file: string }, cookie: string) {
  const { calls, file, text } = await tryAll(order, cookie);
  expect(calls).toEqual([refusal, refusal]);
  expect([file, JSON.parse(text)]).toEqual([401, refusal]);
}

describe('the cookie of an order', () => {
  test('opens it for two hours and not a minute longer', async () => {
    const order = await approved();
    const fresh = await tryAll(order, cookieOfOld(order.id, 119));
    expect(fresh).toMatchObject({ calls: [{ status: 1 }, { status: 1 }], file: 200 });
    await expectRefused(order, cookieOfOld(order.id, 121));
  });

  test('opens nothing when it was made or changed by somebody else', async () => {
    const order = await approved();
    const other = await approved();
    const token = tokenOf(order.id);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const foreign = tokenOf(other.id).split('.');
    const claims = { order: order.id, exp: Math.floor(Date.now() / 1000) + 3600 };
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const staff = await app.signIn('Admin');
    const forged = [
      '',
      'nonsense',
      order.id,
      `${head}.${payload}`,
      `${head}.${payload}.`,
      `${head}.${payload}.${signature.slice(0, -2)}${signature.endsWith('AA') ? 'EE' : 'AA'}`,
      `${head}.${encode(claims)}.${signature}`,
      `${foreign[0]}.${payload}.${foreign[2]}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      createSigner({ key: 'somebody-elses-secret-0123456789-abcdef' })(claims),
      makeTokens('somebody-elses-secret-0123456789-abcdef').orderToken(order.id).token,
      staff.token,
    ];
    const name = `${orderCookie}_${order.id}`;
    for (const value of forged) await expectRefused(order, `${name}=${value}`);
    for (const wrong of ['other', name.toUpperCase(), `${orderCookie}_${other.id}`]) {
      await expectRefused(order, `${wrong}=${token}`);
    }
  });

  test('opens no other order when two are sent', async () => {
    const [mine, other] = [await approved(), await approved()];
    for (const second of [`${orderCookie}=forged`, app.cookieOf(mine.id)]) {
      await expectRefused(other, `${app.cookieOf(mine.id)}; ${second}`);
    }
  });

  test('opens nothing once the order is deleted, and again when it is restored', async () => {
    const order = await approved();
    const cookie = app.cookieOf(order.id);
    const { token } = await app.signIn('Admin');
    const body = { orderId: [order.id], permanentDeletedFlag: false };
    const set = (updatingStatus: string) =>
      app.call('changeOrderStatus', { body: { ...body, updatingStatus } }, { token });
    await set('Deleted');
    const { calls, file } = await tryAll(order, cookie);
    expect(calls).toEqual([refusal, refusal]);
    expect(file).not.toBe(200);
    await set('Completed');
    expect(await tryAll(order, cookie)).toMatchObject({ file: 200 });
  });

  test('opens nothing once the order is erased', async () => {
    const order = await approved();
    const cookie = app.cookieOf(order.id);
    const { token } = await app.signIn('Admin');
    for (const permanentDeletedFlag of [false, true]) {
      const body = { orderId: [order.id], updatingStatus: 'Deleted', permanentDeletedFlag };
      await app.call('changeOrderStatus', { body }, { token });
    }
    const { calls, file } = await tryAll(order, cookie);
    expect(calls).toEqual([refusal, refusal]);
    expect(file).not.toBe(200);
  });
});

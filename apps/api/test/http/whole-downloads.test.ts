import { once } from 'node:events';
import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentPath } from '../../src/db/queries/documents.ts';
import { pressesPerHour } from '../../src/db/queries/download-press.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { addDocument } from '../support/documents.ts';
import { pressesOf } from '../support/presses.ts';
import { until } from '../support/until.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** More than the queues of both ends of a connection hold. */
const size = 24 * 1024 * 1024;
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 7)]);

let app: TestApp;
let orderId: string;
let file1: string;
let cookie: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  orderId = await app.newOrder({ process_status: 'Completed' });
  file1 = await addDocument(app, orderId, { bytes });
  cookie = app.cookieOf(orderId);
});
afterAll(() => app.stop());

const caller = () => ({ cookie, headers: { 'User-Agent': firefox } });
const press = (more: object = {}) =>
  app.call('downloadPassportDocPdf', { body: { orderId, file1, ...more } }, caller());
const counted = async () =>
  (await app.call('getDownloadHistory', { body: { orderId } }, caller())).data ?? [];
const presses = () => pressesOf(app, orderId);
const cutOnes = async () => (await presses()).filter((one) => one.cut_at !== null);

const headers = () => ({ Cookie: cookie, 'User-Agent': firefox });
async function fetchWhole(range?: string): Promise<void> {
  const response = await fetch(app.url + documentPath(orderId, file1), {
    headers: { ...headers(), ...(range !== undefined && { Range: range }) },
  });
  await response.arrayBuffer();
}
/** Takes some bytes and goes. */
async function fetchCut(more: Record<string, string> = {}): Promise<void> {
  const before = (await cutOnes()).length;
  const waiting = (await presses()).some((one) => one.counted_at === null && one.cut_at === null);
  const asked = get(app.url + documentPath(orderId, file1), { headers: { ...headers(), ...more } });
  const [answer] = await once(asked, 'response');
  await once(answer, 'readable');
  answer.on('error', () => undefined);
  asked.destroy();
  if (waiting) await until(async () => ((await cutOnes()).length > before ? true : null));
}

describe('a press of Download Now', () => {
  test('is no download until the document was fetched', async () => {
    await press();
    expect(await counted()).toEqual([]);
    expect(await app.history(orderId)).toEqual([]);
    await fetchWhole();
    await expect.poll(counted).toHaveLength(1);
    expect(await app.history(orderId)).toMatchObject([{ action: 'downloaded' }]);
  });

  test('that was cut is recorded as cut; with a good one after it there is one download', async () => {
    await press({ timezone: 'Asia/Jakarta' });
    await fetchCut();
    expect(await counted()).toEqual([]);
    expect(await presses()).toMatchObject([{ counted_at: null, cut_at: expect.any(String) }]);
    await press({ timezone: 'Europe/London' });
    await fetchWhole();
    await expect.poll(counted).toMatchObject([{ timezone: 'Europe/London' }]);
    expect(await presses()).toMatchObject([{ counted_at: null }, { cut_at: null }]);
  });

  test('that was cut and went on by a range is one download', async () => {
    await press();
    await fetchWhole('bytes=0-999999');
    await fetchCut({ Range: 'bytes=1000000-' });
    expect(await counted()).toEqual([]);
    await fetchWhole('bytes=1000000-');
    await expect.poll(counted).toHaveLength(1);
    expect(await app.history(orderId)).toHaveLength(1);
  });

  test('after an earlier whole one waits for bytes of its own', async () => {
    await press();
    await fetchWhole();
    // Its record is written after its last byte: a press before that would be its second.
    await expect.poll(counted).toHaveLength(1);
    await press();
    await fetchCut();
    expect(await counted()).toHaveLength(1);
    await press();
    await fetchWhole();
    await expect.poll(counted).toHaveLength(2);
  });

  test('of a file that the device has counts when that had left whole', async () => {
    await press({ held: true });
    expect(await counted()).toEqual([]);
    await fetchWhole();
    await expect.poll(counted).toHaveLength(1);
    await press({ held: true });
    await expect.poll(counted).toHaveLength(2);
    // A copy that an earlier opening of the order had left.
    cookie = app.services.tokens.orderToken(orderId).token;
    cookie = `pabean_order=${cookie}`;
    await press({ held: true, pressedAt: new Date(Date.now() - 60_000).toISOString() });
    await expect.poll(counted).toHaveLength(3);
  });

  test('of a file that never left whole does not count, whatever the device says', async () => {
    await fetchCut();
    await press({ held: true });
    expect(await counted()).toEqual([]);
  });

  test('is not completed by what staff or a program fetched', async () => {
    await press();
    const path = app.url + documentPath(orderId, file1);
    const { token } = await app.signIn('Team');
    await (await fetch(path, { headers: { Authorization: token } })).arrayBuffer();
    await (
      await fetch(path, { headers: { Cookie: cookie, 'User-Agent': 'curl/8' } })
    ).arrayBuffer();
    expect(await counted()).toEqual([]);
  });
});

test('of more than the number at most in an hour, the file comes and the rest is counted', async () => {
  for (let time = 0; time < pressesPerHour + 4; time++) {
    expect(await press()).toMatchObject({ http: 200, status: 1 });
  }
  await fetchWhole();
  await expect.poll(counted).toHaveLength(pressesPerHour);
  expect(await presses()).toHaveLength(pressesPerHour);
  const { id } = await app.order(orderId);
  const excess = await app.db
    .selectFrom('download_excess')
    .select('presses')
    .where('order_pk', '=', id)
    .execute();
  expect(excess.reduce((sum, { presses: more }) => sum + more, 0)).toBe(4);
});

test('erasing the order takes all of it', async () => {
  await press();
  await fetchWhole();
  const { token } = await app.signIn('Admin');
  for (const permanentDeletedFlag of [false, true]) {
    const body = { orderId: [orderId], updatingStatus: 'Deleted', permanentDeletedFlag };
    expect(await app.call('changeOrderStatus', { body }, { token })).toMatchObject({ http: 200 });
  }
  expect(await presses()).toEqual([]);
});

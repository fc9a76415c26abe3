import { processStatuses } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type TestApp, testApp } from '../../support/app.ts';
import { addDocument, approvedOrder, fetchDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const cookies = new Map<string, string>();
/** One opening of the order, as long as a test lasts. */
function cookieOf(orderId: string): string {
  const cookie = cookies.get(orderId) ?? app.cookieOf(orderId);
  cookies.set(orderId, cookie);
  return cookie;
}
const traveller = (orderId: string): Caller => ({
  cookie: cookieOf(orderId),
  headers: { 'X-Forwarded-For': '::ffff:203.0.113.42', 'User-Agent': iPhone },
});
const look = (orderId: string) =>
  app.call('getDownloadHistory', { body: { orderId } }, traveller(orderId));
/** Download Now, and the file fetched whole after it. */
async function press(orderId: string, file1: string, more: object = {}) {
  const answer = await app.call(
    'downloadPassportDocPdf',
    { body: { orderId, customername: 'Anybody', file1, ...more } },
    traveller(orderId),
  );
  if (answer.http === 200) await fetchDocument(app, orderId, file1, traveller(orderId));
  return answer;
}

describe('Download Now', () => {
  test('is recorded once for each press and seen on both sides', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    const press1 = await press(orderId, file1, { timezone: 'Europe/London' });
    expect(press1).toMatchObject({ http: 200, status: 1 });
    await press(orderId, file1);
    const seen = (await look(orderId)).data ?? [];
    expect(seen).toMatchObject([
      { timezone: null },
      {
        order_id: orderId,
        ip: '203.0.113.42',
        timezone: 'Europe/London',
        browser: 'Mobile Safari 19-iPhone-Mobile-iOS 20.1',
        os: 'iOS 20.1',
      },
    ]);
    const staff = await app.signIn('Team');
    const detail = await app.call('getOrdersDetails', { params: { orderId } }, staff);
    expect(detail.data?.downloadHistory).toEqual(seen);
  });

  test('leaves a row in the history that names no person and no address', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    await press(orderId, file1);
    expect(await app.history(orderId)).toMatchObject([
      {
        action: 'downloaded',
        actor_kind: 'traveller',
        actor_id: null,
        actor_name: 'Traveller',
        ip: null,
        order_version: 1,
        detail: { file: file1 },
      },
    ]);
    // A download must not make a staff member's open page stale.
    expect(await app.order(orderId)).toMatchObject({ version: 1 });
  });

  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const hour = 60 * 60 * 1000;

  test('that waited for a network says when it was pressed, and counts once', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    const pressedAt = ago(3 * hour);
    const twice = [press(orderId, file1, { pressedAt }), press(orderId, file1, { pressedAt })];
    for (const answer of await Promise.all(twice)) expect(answer).toMatchObject({ http: 200 });
    await press(orderId, file1, { pressedAt: ago(2 * hour) });
    const [latest, first, ...more] = (await look(orderId)).data ?? [];
    expect(more).toEqual([]);
    // Recorded when it arrived: only that is the server's own knowledge.
    expect(Date.parse(first?.create_ts ?? '')).toBeGreaterThan(Date.parse(ago(hour)));
    expect(latest?.id).not.toBe(first?.id);
    expect(await app.history(orderId)).toMatchObject([
      { action: 'downloaded', detail: { file: file1, pressedAt } },
      { action: 'downloaded', detail: { file: file1 } },
    ]);
  });

  test.each([
    ['ahead of ours', -hour],
    ['a month behind', 31 * 24 * hour],
  ])('from a device whose clock is %s counts, without that moment', async (_, ms) => {
    const { orderId, file1 } = await approvedOrder(app);
    expect(await press(orderId, file1, { pressedAt: ago(ms) })).toMatchObject({ http: 200 });
    const [row] = await app.history(orderId);
    expect(row?.detail).toEqual({ file: file1 });
  });

  test('with a moment that is none is refused', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    expect(await press(orderId, file1, { pressedAt: 'yesterday' })).toMatchObject({ http: 422 });
  });

  test('by a program is answered alike, kept apart and never shown as a download', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    const byPerson = await press(orderId, file1);
    const caller = traveller(orderId);
    const byRobot = await app.call(
      'downloadPassportDocPdf',
      { body: { orderId, file1, timezone: 'Europe/London' } },
      { ...caller, headers: { ...caller.headers, 'User-Agent': 'Mimecast-URL-Scanner/1.0' } },
    );
    expect([byRobot.http, byRobot.message]).toEqual([byPerson.http, byPerson.message]);
    expect((await look(orderId)).data).toHaveLength(1);
    const staff = await app.signIn('Team');
    const detail = await app.call('getOrdersDetails', { params: { orderId } }, staff);
    expect(detail.data?.downloadHistory).toHaveLength(1);
    expect(await app.history(orderId)).toHaveLength(1);
    const accesses = await app.db
      .selectFrom('document_access')
      .selectAll()
      .where('order_pk', '=', (await app.order(orderId)).id)
      .where('kind', '=', 'robot')
      .execute();
    expect(accesses).toMatchObject([
      {
        method: 'POST',
        kind: 'robot',
        permission: 'order',
        ip: '203.0.113.42',
        timezone: 'Europe/London',
        browser: 'Mimecast URL Scanner 1-Unknown-Bot-Unknown',
      },
    ]);
  });

  test('by a browser that hides its name counts', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    const caller = traveller(orderId);
    const hidden = { ...caller, headers: { ...caller.headers, 'User-Agent': '' } };
    await app.call('downloadPassportDocPdf', { body: { orderId, file1 } }, hidden);
    await fetchDocument(app, orderId, file1, traveller(orderId));
    expect((await look(orderId)).data).toMatchObject([
      { browser: 'Unknown-Unknown-Unknown-Unknown', os: 'Unknown' },
    ]);
  });

  test.each(processStatuses)('of an order in %s', async (process_status) => {
    const orderId = await app.newOrder({ process_status });
    const file1 = await addDocument(app, orderId);
    const answer = await press(orderId, file1);
    if (process_status === 'Deleted') expect(answer).toMatchObject({ http: 401, status: 401 });
    else expect(answer).toMatchObject({ http: 200 });
    const rows = await app.db
      .selectFrom('download')
      .select('id')
      .where('order_pk', '=', (await app.order(orderId)).id)
      .execute();
    expect(rows).toHaveLength(answer.http === 200 ? 1 : 0);
  });

  test('of an earlier version or another file is refused and not recorded', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    await app.db
      .updateTable('document')
      .set({ replaced_at: new Date() })
      .where('file_name', '=', file1)
      .execute();
    const current = await addDocument(app, orderId);
    const other = await approvedOrder(app);
    for (const wrong of [file1, other.file1, '', '../../etc/passwd']) {
      expect(await press(orderId, wrong)).toMatchObject({
        http: 409,
        message: 'There is a newer document. Please reload this page to get it.',
      });
    }
    expect((await look(orderId)).data).toEqual([]);
    expect(await press(orderId, current)).toMatchObject({ http: 200 });
  });

  test.each(['Europe/London<script>', 'Mars/Olympus_Mons', 'x'.repeat(10_000), '\0', '', null])(
    'a time zone like %j is none, and the download counts',
    async (timezone) => {
      const { orderId, file1 } = await approvedOrder(app);
      expect(await press(orderId, file1, { timezone })).toMatchObject({ http: 200 });
      expect((await look(orderId)).data).toMatchObject([{ timezone: null }]);
    },
  );

  test('holds the time of the server in UTC, whatever the order’s traveller says', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    await press(orderId, file1, { create_ts: '2020-01-01T00:00:00Z', ip: '1.1.1.1' });
    const [row] = (await look(orderId)).data ?? [];
    expect(row?.create_ts).toMatch(/^20\d\d-.*Z$/);
    expect(row?.create_ts).not.toMatch(/^2020/);
    expect(row?.ip).toBe('203.0.113.42');
  });

  test('ten presses at once are ten rows', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    await Promise.all(Array.from({ length: 10 }, () => press(orderId, file1)));
    expect((await look(orderId)).data).toHaveLength(10);
    expect(await app.history(orderId)).toHaveLength(10);
  });
});

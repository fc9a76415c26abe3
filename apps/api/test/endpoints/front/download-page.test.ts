import { hasTravellerDocument, processStatuses, travellerStage } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../support/app.ts';
import { addDocument, approvedOrder, samples } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const look = (orderId: string) =>
  app.call('getDownloadHistory', { body: { orderId } }, { cookie: app.cookieOf(orderId) });

describe('the download page', () => {
  test('of a refunded order tells how much went back and when, and of no other order', async () => {
    const refunded = { refund_date: '2026-11-20T08:00:00Z', amount: 39, currency: 'USD' };
    const back = await app.newOrder({ process_status: 'Refunds', ...refunded });
    const { mainResult } = await look(back);
    expect(mainResult).toMatchObject({
      stage: 'refunded',
      refund_date: '2026-11-20T08:00:00.000Z',
      amount: '39.00',
      currency: 'USD',
    });
    const waiting = await app.newOrder({ process_status: 'New', amount: 39, currency: 'USD' });
    const none = { refund_date: null, amount: null, currency: null };
    expect((await look(waiting)).mainResult).toMatchObject(none);
  });

  test('of an approved order tells where the file is and what it will be called', async () => {
    const { orderId, file1 } = await approvedOrder(app);
    const answer = await look(orderId);
    expect(answer.mainResult).toEqual({
      order_id: orderId,
      full_name: 'Maren Ostrowick-Vale',
      email: 'maren@example.com',
      stage: 'approved',
      stage_since: '2026-11-20T08:00:00.000Z',
      refund_date: null,
      amount: null,
      currency: null,
      doa: '2026-11-21',
      flight: null,
      place: null,
      clock: null,
      asked_at: null,
      unfiled: false,
      code: null,
      changed_since: null,
      file1,
      media_type: 'application/pdf',
      path: `/uploads/docs/${orderId}/${file1}`,
      file_size: samples.pdf.length,
      session_until: expect.stringMatching(/^20.*Z$/),
      save_as: `customs-declaration-${orderId}.pdf`,
    });
    const file = await fetch(app.url + answer.mainResult?.path, {
      headers: { Cookie: app.cookieOf(orderId) },
    });
    expect(file.status).toBe(200);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(samples.pdf);
  });

  test('tells the clock of the place of arrival while something is to be filed', async () => {
    const clock = {
      doa: '2026-12-03',
      opens_at: '2026-11-29T16:00:00.000Z',
      file_by_at: '2026-12-02T16:00:00.000Z',
      arrival_zone: 'WITA',
    } as const;
    const clockOf = async (more: object) =>
      (await look(await app.newOrder(more))).mainResult?.clock;
    const zone = 'Asia/Makassar';
    const { opens_at, file_by_at } = clock;
    expect(await clockOf({ process_status: 'New', ...clock })).toEqual({
      zone,
      opens_at,
      file_by_at,
    });
    expect(await clockOf({ process_status: 'AwaitingGovt', ...clock })).toEqual({
      zone,
      opens_at,
      file_by_at: null,
    });
    const unknown = { opens_at: null, file_by_at: null, arrival_zone: null };
    expect(await clockOf({ process_status: 'New', ...clock, ...unknown })).toBeNull();
  });

  test('of a closed order says that nothing was filed where the record knows of no filing', async () => {
    const staff = await app.signIn('Team', 'Sinta');
    const move = (orderId: string, updatingStatus: string) =>
      app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, staff);
    const unfiled = async (orderId: string) => {
      const { mainResult } = await look(orderId);
      return { stage: mainResult?.stage, unfiled: mainResult?.unfiled };
    };
    const orderId = await app.newOrder({ process_status: 'Awaiting' });
    expect(await unfiled(orderId)).toEqual({ stage: 'waitingForYou', unfiled: false });
    await move(orderId, 'ChargeBack');
    expect(await unfiled(orderId)).toEqual({ stage: 'closed', unfiled: true });
    await move(orderId, 'AwaitingGovt');
    expect(await unfiled(orderId)).toEqual({ stage: 'waitingForAuthority', unfiled: false });
    await move(orderId, 'ChargeBack');
    expect(await unfiled(orderId)).toEqual({ stage: 'closed', unfiled: false });
    // What came before the history began is in the row of its first move.
    const filed = await app.newOrder({ process_status: 'AwaitingGovt' });
    await move(filed, 'ChargeBack');
    expect(await unfiled(filed)).toEqual({ stage: 'closed', unfiled: false });
  });

  test('of an image gives the saved file its own extension', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const file_name = `${orderId}-declaration-00000000.png`;
    await addDocument(app, orderId, { bytes: samples.png, file_name });
    expect((await look(orderId)).mainResult).toMatchObject({
      media_type: 'image/png',
      save_as: `customs-declaration-${orderId}.png`,
    });
  });

  test.each(processStatuses.filter((status) => status !== 'Deleted'))(
    'of an order in %s shows the document until it was refunded',
    async (process_status) => {
      for (const refund_date of [null, new Date()]) {
        const orderId = await app.newOrder({ process_status, refund_date });
        const file1 = await addDocument(app, orderId);
        const stage = travellerStage(process_status, true, false);
        const { mainResult } = await look(orderId);
        const shown = hasTravellerDocument(process_status, refund_date !== null);
        expect(mainResult).toMatchObject({ stage, file1: shown ? file1 : null });
        const file = { media_type: null, path: null, save_as: null };
        if (!shown) expect(mainResult).toMatchObject(file);
      }
    },
  );

  test('tells nothing of the staff’s side', async () => {
    const staff = await app.signIn('Team', 'Ayu Lestari');
    const { orderId } = await approvedOrder(app);
    const body = { orderId, remark: 'He sounded angry', remarkerName: '' };
    await app.call('addNewRemark', { body }, staff);
    const move = { orderId: [orderId], updatingStatus: 'Customer Called' };
    await app.call('moveOrderStatus', { body: move }, staff);
    const { headers: _, ...answer } = await look(orderId);
    expect(JSON.stringify(answer)).not.toMatch(/Ayu|angry|Customer Called|New|Completed|assign/);
  });
});

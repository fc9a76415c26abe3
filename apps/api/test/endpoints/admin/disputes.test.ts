import { Readable } from 'node:stream';
import { roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { newCase } from '../../support/disputes.ts';

let app: TestApp;
let rani: SignedIn;
let sinta: SignedIn;
beforeAll(async () => {
  app = await testApp();
  [rani, sinta] = [await app.signIn('Manager', 'Rani'), await app.signIn('Team', 'Sinta')];
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
let last = 0;

/** A case by hand, as a member writes it down. */
async function added(more: object = {}, as = rani): Promise<string> {
  const body = {
    gateway: 'Gateway One',
    gatewayDisputeId: `gw-${++last}`,
    payment: '',
    network: 'Visa',
    reasonCode: '10.4',
    kind: 'chargeback',
    amount: '69.00',
    currency: 'usd',
    openedAt: hours(-24),
    answerDueAt: hours(240),
    ...more,
  };
  const answer = await app.call('addDispute', { body }, as);
  expect(answer).toMatchObject({ http: 200, data: { created: true } });
  return answer.data?.disputeId ?? '';
}
const recordOf = (disputeId: string) =>
  app.db
    .selectFrom('dispute')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
const eventsOf = async (disputeId: string) => {
  const { id } = await recordOf(disputeId);
  return app.db
    .selectFrom('dispute_event')
    .select(['action', 'actor_name', 'detail'])
    .where('dispute_pk', '=', id)
    .orderBy('id')
    .execute();
};
const change = async (disputeId: string, asked: object, as = rani, version?: number) =>
  app.call(
    'updateDispute',
    {
      body: {
        disputeId,
        version: version ?? (await recordOf(disputeId)).version,
        change: asked,
      },
    },
    as,
  );
const set = (disputeId: string, values: object) =>
  app.db.updateTable('dispute').set(values).where('dispute_id', '=', disputeId).execute();
describe('a case by hand', () => {
  test.each(roles)('%s writes it down, and it finds its order by what was typed', async (role) => {
    const orderId = await app.newOrder({ transaction_id: `TX-${role}`, currency: 'USD' });
    const as = await app.signIn(role);
    const disputeId = await added({ payment: `tx-${role}` }, as);
    expect(await recordOf(disputeId)).toMatchObject({
      came_by: 'hand',
      currency: 'USD',
      unsigned: [],
    });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
    const [first] = await app.history(orderId);
    expect(first).toMatchObject({ action: 'dispute', actor_name: as.name });
  });

  test('that is known already stays as it is', async () => {
    const disputeId = await added({ gatewayDisputeId: 'twice' });
    await change(disputeId, { what: 'state', state: 'won' });
    const body = {
      gateway: 'gateway one',
      gatewayDisputeId: 'twice',
      payment: '',
      network: 'Visa',
      reasonCode: '13.1',
      kind: 'chargeback',
      openedAt: hours(0),
      answerDueAt: null,
    };
    const again = await app.call('addDispute', { body: { ...body, gateway: 'Gateway One' } }, rani);
    expect(again).toMatchObject({ data: { disputeId, created: false } });
    expect(again.message).toContain('is known already');
    expect(await recordOf(disputeId)).toMatchObject({
      state: 'won',
      reason_code: '10.4',
      marks: [],
    });
  });
});

describe('a change', () => {
  test('gives the case to a member, to who asks, and to nobody', async () => {
    const disputeId = await added();
    await change(disputeId, { what: 'member', memberId: 'me' }, sinta);
    expect(await recordOf(disputeId)).toMatchObject({ member_id: sinta.id, version: 2 });
    await change(disputeId, { what: 'member', memberId: rani.id }, sinta);
    await change(disputeId, { what: 'member', memberId: null });
    expect(await recordOf(disputeId)).toMatchObject({ member_id: null });
    expect(await change(disputeId, { what: 'member', memberId: 9e9 })).toMatchObject({
      http: 404,
      message: 'There is no such member.',
    });
    const events = await eventsOf(disputeId);
    expect(events.map(({ action, detail }) => [action, detail.to])).toEqual([
      ['came', undefined],
      ['member', 'Sinta'],
      ['member', 'Rani'],
      ['member', null],
    ]);
  });

  test('of a case that somebody changed meanwhile is refused, and says who', async () => {
    const disputeId = await added();
    await change(disputeId, { what: 'member', memberId: 'me' }, sinta);
    expect(await change(disputeId, { what: 'summary', words: 'Mine' }, rani, 1)).toMatchObject({
      http: 409,
      message: 'Meanwhile: Sinta took it.',
    });
    expect(await recordOf(disputeId)).toMatchObject({ summary: null });
    const none = { disputeId: 'DP-1', version: 1, change: { what: 'summary', words: '' } };
    expect(await app.call('updateDispute', { body: none }, rani)).toMatchObject({
      http: 404,
      message: 'There is no case DP-1.',
    });
    const unsaid = await newCase(app, null);
    expect(await change(unsaid, { what: 'summary', words: '' }, rani, 7)).toMatchObject({
      http: 409,
      message: 'Meanwhile: somebody changed this case.',
    });
  });

  test('keeps the letter in own words and the order of exhibits, until it is too late', async () => {
    const disputeId = await added();
    const own = { what: 'summary', words: ' It was used. ' };
    expect(await change(disputeId, own)).toMatchObject({ http: 409 });
    await change(disputeId, { what: 'order', orderId: await app.newOrder() });
    expect(await change(disputeId, own, sinta)).toMatchObject({ http: 200 });
    const order = ['delivery', 'terms'];
    await change(disputeId, { what: 'exhibits', order, off: ['terms'] });
    expect(await recordOf(disputeId)).toMatchObject({
      summary: 'It was used.',
      exhibits: { order, off: ['terms'] },
    });
    await change(disputeId, { what: 'summary', words: '' });
    expect(await recordOf(disputeId)).toMatchObject({ summary: null });
    expect(
      (await eventsOf(disputeId)).slice(2).map(({ action, detail }) => [action, detail]),
    ).toEqual([
      ['summary', { own: true }],
      ['exhibits', {}],
      ['summary', { own: false }],
    ]);
    const late = { http: 409, message: expect.stringMatching(/^The answer was due on /) };
    await set(disputeId, { answer_due_at: hours(-0.01) });
    for (const asked of [
      { what: 'summary', words: 'Late' },
      { what: 'exhibits', order, off: [] },
      { what: 'remove-file', fileId: '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11' },
    ]) {
      expect(await change(disputeId, asked)).toMatchObject(late);
    }
    // Who has it, and how it ended, can still be put down.
    expect(await change(disputeId, { what: 'member', memberId: 'me' })).toMatchObject({
      http: 200,
    });
    expect(await change(disputeId, { what: 'state', state: 'lost' })).toMatchObject({ http: 200 });
  });

  test.each([
    ['fraud_report', 'open', 'A fraud report is news: it has no answer.'],
    ['chargeback', 'answered', 'The case is answered.'],
    ['chargeback', 'expired', 'The case is expired.'],
    ['chargeback', 'won', 'The case is won.'],
  ])('of the letter of a %s that is %s is refused', async (kind, state, message) => {
    const disputeId = await added({ kind });
    await set(disputeId, { state });
    const asked = { what: 'summary', words: 'More' };
    expect(await change(disputeId, asked)).toMatchObject({ http: 409, message });
  });

  test('of the outcome is for leads, follows the states and says what was missing', async () => {
    const orderId = await app.newOrder({ process_status: 'Completed' });
    const disputeId = await added({ payment: orderId });
    const won = { what: 'state', state: 'won', lacked: ['ip', 'ip', ''], note: 'In full' };
    expect(await change(disputeId, won, sinta)).toMatchObject({
      http: 403,
      message: 'Your role may not decide about a case.',
    });
    expect(await change(disputeId, won)).toMatchObject({ http: 200, data: { version: 2 } });
    expect(await recordOf(disputeId)).toMatchObject({
      state: 'won',
      lacked: ['ip'],
      outcome_note: 'In full',
    });
    expect(await change(disputeId, { ...won, state: 'lost' })).toMatchObject({
      http: 409,
      message: 'It can not become lost: won is final.',
    });
    expect(await change(disputeId, won)).toMatchObject({
      http: 409,
      message: 'It is won already.',
    });
    const silent = await added();
    await change(silent, { what: 'state', state: 'lost' });
    expect(await recordOf(silent)).toMatchObject({ state: 'lost', lacked: [], outcome_note: null });
    expect((await recordOf(silent)).told).toEqual({});
    const [, , noted] = await app.history(orderId);
    expect(noted).toMatchObject({
      action: 'dispute',
      detail: { dispute: disputeId, kind: 'chargeback', state: 'won' },
    });
    expect(JSON.stringify(await app.history(orderId))).not.toContain('In full');
  });

  test('attaches what fitted no order, once it is found', async () => {
    const disputeId = await added({ amount: '70' });
    const unknown = { what: 'order', orderId: 'T-000000' };
    expect(await change(disputeId, unknown)).toMatchObject({
      http: 404,
      message: 'There is no order T-000000.',
    });
    const orderId = await app.newOrder({ amount: '69.00', currency: 'USD' });
    expect(await change(disputeId, { what: 'order', orderId }, sinta)).toMatchObject({ http: 200 });
    expect(await recordOf(disputeId)).toMatchObject({ marks: ['larger-than-payment'] });
    expect(await app.order(orderId)).toMatchObject({ process_status: 'ChargeBack' });
    expect(await change(disputeId, { what: 'order', orderId })).toMatchObject({
      http: 409,
      message: `It is attached to order ${orderId} already.`,
    });
    expect((await eventsOf(disputeId)).at(-1)).toMatchObject({
      action: 'attached',
      detail: { order: orderId },
    });
    // The wrong one can be changed while the pack holds nothing of it.
    const right = await app.newOrder({ amount: '70.00', currency: 'USD' });
    await change(disputeId, { what: 'order', orderId: right });
    const { id, order_pk } = await recordOf(disputeId);
    expect(await recordOf(disputeId)).toMatchObject({ marks: [] });
    const received = await app.services.documents.receive(
      Readable.from([Buffer.from('a')]),
      'a.pdf',
    );
    const storage_key = await app.services.documents.keep(received, '00/a.pdf');
    const file = {
      id: '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f12',
      dispute_pk: id,
      order_pk: order_pk ?? 0,
      file_name: 'a.pdf',
      storage_key,
      media_type: 'application/pdf',
      size: 1,
      sha256: '-',
      pages: 1,
      created_by: null,
    };
    await app.db.insertInto('dispute_file').values(file).execute();
    expect(await change(disputeId, { what: 'order', orderId })).toMatchObject({
      http: 409,
      message: 'Files of its order are in the pack already, so the order stays.',
    });
    const remove = { what: 'remove-file', fileId: file.id };
    expect(await change(disputeId, remove)).toMatchObject({ http: 200 });
    expect((await eventsOf(disputeId)).at(-1)).toMatchObject({ action: 'file-removed' });
    expect(await app.services.documents.size(storage_key)).toBeNull();
    expect(await change(disputeId, remove)).toMatchObject({
      http: 404,
      message: 'This file is no longer in the pack.',
    });
    const rows = await app.db.selectFrom('dispute_file').select('id').execute();
    expect(rows).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import {
  disputeKinds,
  disputeStates,
  folderNames,
  type ListMark,
  listMarks,
  newestFirst,
  processingModes,
  processStatuses,
} from '@pabean/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCounts } from '../../../src/db/queries/folder-counts.ts';
import { foldOrderCounts } from '../../../src/db/queries/housekeeping.ts';
import { eraseOrders } from '../../../src/db/queries/order-erase.ts';
import { listOrders, matchesRequest } from '../../../src/db/queries/order-lists.ts';
import { countedThings, wrongCounts } from '../../../src/db/queries/report-counts.ts';
import { countByNationality, countByProcessor } from '../../../src/db/queries/reports.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { randomFrom } from '../../support/random.ts';
import { countedFromTable } from './table-counts.ts';

let app: TestApp;
let members: number[];
const { pick, some } = randomFrom(20_261_122);
beforeAll(async () => {
  app = await testApp();
  members = [];
  for (const type of ['Admin', 'Team', 'Team'] as const) {
    members.push((await app.addMember(type)).id);
  }
});
afterAll(() => app.stop());

/** Days around the ends of months, where a period's spans meet. */
const days = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-01-31', '2026-02-01', '2026-02-28'];
const moments = days.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59.999999Z`]);
const anyOrNull = <T>(from: readonly T[]) => pick([null, ...from]);

/** Something that happens to orders, as the use cases or a process of before write it. */
function change(ids: number[]): () => Promise<unknown> {
  const update = (values: object) => () =>
    app.db.updateTable('orders').set(values).where('id', 'in', some(ids, 6)).execute();
  const mails = () =>
    app.db.selectFrom('mail_message').select('id').where('order_pk', '=', pick(ids));
  return pick([
    async () => {
      await app.newOrder(anOrder());
    },
    update({ process_status: pick(processStatuses) }),
    update({
      process_status: 'Completed',
      processing_date: pick(days),
      processed_by: pick(members),
    }),
    update({ processing_date: anyOrNull(days) }),
    update({ processed_by: anyOrNull(members) }),
    update({ nationality: anyOrNull(['France', ' France', 'Japan']), nationality_code: null }),
    update({ nationality_code: pick(['FR', 'JP', '']) }),
    update({ assigned_to: anyOrNull(members) }),
    update({ processing_mode: pick(processingModes), process_month: pick(['Jan', 'Feb']) }),
    update({ answered_at: anyOrNull(moments), wrote_at: anyOrNull(moments) }),
    update(anyChecks()),
    update({
      paid_at: anyOrNull(moments),
      amount: anyOrNull([39, 10.5]),
      currency: anyOrNull(['USD', 'EUR']),
    }),
    update({
      source: anyOrNull(['display', '-', ' mail ']),
      gateway: anyOrNull(['Stripe', 'Adyen']),
    }),
    update({ filed_in_time: anyOrNull([true, false]) }),
    update({ refund_date: anyOrNull(moments), refunded: anyOrNull([5]) }),
    () => addDispute(anyOrNull(ids)),
    () =>
      app.db
        .updateTable('dispute')
        .set(anyDispute(anyOrNull(ids)))
        .where('id', 'in', someDisputes())
        .execute(),
    () => askFor(pick(ids)),
    () =>
      app.db
        .updateTable('refund_request')
        .set({ state: pick(['accepted', 'refused']) })
        .where('order_pk', 'in', some(ids, 6))
        .execute(),
    () =>
      app.db
        .updateTable('asked_correction')
        .set({ state: pick(['accepted', 'refused', 'replaced']) })
        .where('order_pk', 'in', some(ids, 6))
        .execute(),
    () => addMail(pick(ids)),
    () =>
      app.db
        .updateTable('mail_message')
        .set({ delivery: pick(['bounced', 'complained', 'delivered', 'deferred']) })
        .where('id', 'in', mails())
        .execute(),
    () => foldOrderCounts(app.db),
    () => app.db.transaction().execute((trx) => eraseOrders(trx, [pick(ids)])),
  ]);
}

/** What the checker found, as its use case writes it. */
function anyChecks(): object {
  const severities = some(['error', 'error', 'warning', 'note'], 4);
  const count = (kind: string) => severities.filter((one) => one === kind).length || null;
  const marks = severities.map((severity) => ({ rule: 'x', version: 1, severity, field: 'doa' }));
  return {
    checked: JSON.stringify({ scheme: 'all-indonesia', version: 1, marks }),
    error_count: count('error'),
    warning_count: count('warning'),
  };
}

const anOrder = () => ({
  nationality: anyOrNull(['France', 'Japan', 'Atlantis']),
  nationality_code: anyOrNull(['FR', 'JP', '']),
  processing_mode: pick(processingModes),
  process_status: pick(processStatuses),
  created_at: pick(moments),
  processed_by: anyOrNull(members),
  processing_date: anyOrNull(days),
});

/** A traveller asks for a refund or a correction, as far as they have not yet. */
async function askFor(order_pk: number): Promise<void> {
  await pick([
    app.db
      .insertInto('refund_request')
      .values({ order_pk, reason: 'plans', stage: 'working', share: 50 })
      .onConflict((conflict) => conflict.doNothing()),
    app.db
      .insertInto('asked_correction')
      .values({ order_pk, order_version: 1, field: pick(['doa', 'full_name']) })
      .onConflict((conflict) => conflict.doNothing()),
  ]).execute();
}

const anyDispute = (order_pk: number | null) => ({
  order_pk,
  gateway: pick(['Stripe', 'Adyen']),
  kind: pick(disputeKinds),
  state: pick(disputeStates),
  opened_at: pick(moments),
});

async function addDispute(order_pk: number | null): Promise<void> {
  const gateway_dispute_id = randomUUID();
  await app.db
    .insertInto('dispute')
    .values({
      ...anyDispute(order_pk),
      dispute_id: `DP-${gateway_dispute_id}`,
      came_by: 'hand',
      gateway_dispute_id,
      network: 'visa',
    })
    .execute();
}

const someDisputes = () =>
  app.db.selectFrom('dispute').select('id').orderBy(sql`random()`).limit(4);

async function addMail(order_pk: number): Promise<void> {
  const letter = { kind: 'approval', subject: '-', html: '-', body_text: '-' } as const;
  await app.db
    .insertInto('mail_message')
    .values({ id: randomUUID(), order_pk, mail_service_provider: 'AWS', ...letter })
    .execute();
}

async function expectCountsToBeRight(): Promise<void> {
  for (const thing of countedThings) {
    expect([thing, await wrongCounts(app.db, thing, 5)]).toEqual([thing, { wrong: 0, first: [] }]);
  }
  for (let i = 0; i < 20; i++) {
    const [fromDate, toDate] = [anyOrNull(days), anyOrNull(days)];
    const period = { fromDate, toDate };
    const expected = await countedFromTable(app.db, period);
    expect(new Set(await countByNationality(app.db, period))).toEqual(expected.received);
    expect(await countByProcessor(app.db, period)).toEqual(expected.processed);
  }
}

/** What says that an order has a mark, read from what the mark is made of. */
const hasMark: Record<ListMark, string> = {
  answered: 'o.answered_at is not null',
  wrote: 'o.wrote_at is not null',
  withErrors: `o.checked @> '{"marks":[{"severity":"error"}]}'`,
  withWarnings: `o.checked @> '{"marks":[{"severity":"warning"}]}'`,
  bounced: 'order_mail_trouble(o.id) is not null',
  refundAsked: `exists (select from refund_request r where r.order_pk = o.id and r.state = 'asked')`,
  correctionAsked: `exists (select from asked_correction a where a.order_pk = o.id and a.state = 'asked')`,
};

/** Orders with any marks, of every folder: listed and counted as the table says. */
async function expectMarksToBeRight(): Promise<void> {
  for (const folder of folderNames) {
    const months = folder === 'futureOrder' ? (['Jan', undefined] as const) : [undefined];
    for (const month of months) {
      const marks = some(listMarks, pick([1, 1, 2, 2, 3]));
      const list = { folder, memberId: pick(members), month };
      const request = { ...list, sorting: newestFirst, offset: 0, limit: 1000 };
      const listed = await listOrders(app.db, { ...request, marks });
      const marked = async (all: readonly ListMark[]) => {
        let query = app.db
          .selectFrom('orders as o')
          .select('o.order_id')
          .where(matchesRequest({ ...list, marks: [] }));
        for (const mark of all) query = query.where(sql.raw<boolean>(hasMark[mark]));
        return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(
          (row) => row.order_id,
        );
      };
      const expected = await marked(marks);
      expect(listed.map((row) => row.order_id)).toEqual(expected);
      const counts = await listCounts(app.db, { ...list, marks });
      expect(counts.total).toBe(expected.length);
      const mark = pick(listMarks);
      expect(counts.marks[mark]).toBe((await marked([mark])).length);
    }
  }
}

test('the counts are those of the table, whatever is done at once', async () => {
  for (let i = 0; i < 60; i++) await app.newOrder(anOrder());
  for (let round = 0; round < 8; round++) {
    const ids = (await app.db.selectFrom('orders').select('id').execute()).map((row) => row.id);
    for (const id of some(ids, 20)) await addMail(id);
    // Bulk changes of the same orders may meet in a deadlock, as they may in the product.
    await Promise.allSettled(Array.from({ length: 25 }, () => change(ids)()));
    await expectCountsToBeRight();
    await expectMarksToBeRight();
  }
  const cases = app.db.selectFrom('dispute').select((eb) => eb.fn.countAll<number>().as('n'));
  expect((await cases.executeTakeFirstOrThrow()).n).toBeGreaterThan(2);
  await foldOrderCounts(app.db);
  await expectCountsToBeRight();
  const { n } = await app.db
    .selectFrom('received_count_change')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(0);
});

test('what comes down to nothing leaves no row behind', async () => {
  const orderId = await app.newOrder({ nationality: 'Nowhere Else', processed_by: null });
  await foldOrderCounts(app.db);
  await app.db
    .updateTable('orders')
    .set({ process_status: 'Deleted' })
    .where('order_id', '=', orderId)
    .execute();
  await foldOrderCounts(app.db);
  const left = await app.db
    .selectFrom('received_count')
    .selectAll()
    .where('nationality', '=', 'Nowhere Else')
    .execute();
  expect(left).toEqual([]);
});

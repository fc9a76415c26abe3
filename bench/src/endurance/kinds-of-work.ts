import { randomBytes, randomInt } from 'node:crypto';
import { processStatuses } from '@pabean/domain';
import type { JsonClient } from '../scale/json-client.ts';
import { newOrder } from '../scale/new-order.ts';
import { statusOfUpload } from '../upload-call.ts';
import type { Work } from './work.ts';

/** Orders of one intake and of one change, at most. */
const most = 40;

/** By whom a piece of work is done, and where. */
export interface Hands {
  readonly url: string;
  readonly token: string;
  readonly staff: JsonClient;
  readonly shop: JsonClient;
}

/** How often of 100 times each kind of work is done. */
const kinds: readonly (readonly [number, (hands: Hands, work: Work) => Promise<void>])[] = [
  [30, takeOrders],
  [
    24,
    (hands, work) =>
      change(hands, work, 'move-order-status', { updatingStatus: anyOf(processStatuses) }),
  ],
  [8, (hands, work) => change(hands, work, 'assign-order-status', { assignto: 'Admin' })],
  [7, (hands, work) => change(hands, work, 'assign-order-status', { assignto: '' })],
  [5, (hands, work) => change(hands, work, 'change-order-status', { updatingStatus: 'Deleted' })],
  [3, (hands, work) => change(hands, work, 'change-order-status', { updatingStatus: 'New' })],
  [1, erase],
  [8, pay],
  [6, correct],
  [2, ask],
  [3, openCase],
  [3, uploadDocument],
];

/** One piece of work, as the shares say. What is confirmed is written down in `work`. */
export async function oneThing(hands: Hands, work: Work): Promise<void> {
  if (work.confirmed.length < most) return takeOrders(hands, work);
  let die = randomInt(100);
  for (const [share, kind] of kinds) {
    if (die < share) return kind(hands, work);
    die -= share;
  }
}

async function takeOrders({ shop }: Hands, work: Work): Promise<void> {
  const orders = Array.from({ length: randomInt(1, most) }, () => newOrder(randomInt(2) === 0));
  const { status } = await shop.timeOf('POST', '/api/intake/orders', orders);
  count(work, `intake ${status}`);
  if (status === 200) work.confirmed.push(...orders.map(({ order_id }) => order_id));
}

async function change({ staff }: Hands, work: Work, path: string, body: object): Promise<void> {
  const orderId = Array.from({ length: randomInt(1, most) }, () => anyOf(work.confirmed));
  const { status, answer } = await staff.answerOf('PUT', `/api/admin/${path}`, {
    orderId,
    ...body,
  });
  count(work, `${path} ${status}`);
  if (randomInt(3) === 0) await undo(staff, work, answer);
}

/** Takes a change back, as who pressed a key too early does. Others change the same orders meanwhile. */
async function undo(staff: JsonClient, work: Work, answer: unknown): Promise<void> {
  const { data } = answer as { data?: { undo?: Record<string, number> } };
  if (data?.undo === undefined) return;
  const versions = data.undo;
  const orderId = Object.keys(versions);
  const { status } = await staff.timeOf('PUT', '/api/admin/undo-change', { orderId, versions });
  count(work, `undo-change ${status}`);
}

/** Asks a traveller something: a move that comes withdraws it, and its undoing asks it again. */
async function ask({ staff }: Hands, work: Work): Promise<void> {
  const { status } = await staff.timeOf('POST', '/api/admin/ask-traveller', {
    orderId: anyOf(work.confirmed),
    text: 'Which flight do you take?',
    wants: 'text',
    key: randomBytes(16).toString('hex'),
  });
  count(work, `ask-traveller ${status}`);
}

/** Erases orders for good. Such an order with a case has to be named once more. */
async function erase({ staff }: Hands, work: Work): Promise<void> {
  const orderId = Array.from({ length: randomInt(1, most) }, () => anyOf(work.confirmed));
  const { status } = await staff.timeOf('PUT', '/api/admin/change-order-status', {
    orderId,
    updatingStatus: 'Deleted',
    permanentDeletedFlag: true,
    confirmDisputed: orderId,
  });
  count(work, `erasure ${status}`);
}

async function pay({ shop }: Hands, work: Work): Promise<void> {
  const { status } = await shop.timeOf('POST', '/api/intake/payments', {
    order_id: anyOf(work.confirmed),
    transaction_id: `T${randomInt(2 ** 40)}`,
  });
  count(work, `payment ${status}`);
}

/** Corrects what reports and the cockpit count by: the nationality, the e-mail and the day of arrival. */
async function correct({ staff }: Hands, work: Work): Promise<void> {
  const number = randomBytes(4).toString('hex');
  const arrival = new Date(Date.now() + randomInt(1, 60) * 86_400_000).toISOString();
  const { status } = await staff.timeOf('PUT', '/api/admin/update-order', {
    orderId: anyOf(work.confirmed),
    version: 1,
    changes: anyOf<object>([
      { nationality: anyOf(['GB', 'AU', 'SG', 'FR', 'JP']) },
      { email: `m.ostrowick.${number}@example.org` },
      { doa: arrival.slice(0, 10) },
    ]),
  });
  count(work, `update-order ${status}`);
}

async function openCase({ shop }: Hands, work: Work): Promise<void> {
  const number = `E-${randomBytes(6).toString('hex')}`;
  const { status } = await shop.timeOf('POST', '/api/intake/disputes', {
    dispute_id: number,
    gateway: 'Stripe',
    order_id: anyOf(work.confirmed),
    network: 'Visa',
    reason_code: '13.1',
    kind: 'chargeback',
    amount: '49.00',
    currency: 'USD',
    answer_due_at: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  });
  count(work, `case ${status}`);
  if (status === 200) work.cases.push(number);
}

/** A document of 64 KB. Its order may be erased by somebody at the same time, and is refused then. */
async function uploadDocument({ url, token }: Hands, work: Work): Promise<void> {
  const orderId = anyOf(work.confirmed);
  const status = await statusOfUpload(`${url}/api/admin/upload-visa-document`, token, orderId, 1);
  count(work, `upload ${status}`);
  if (status === 200) work.documents.push(orderId);
}

function anyOf<T>(all: readonly T[]): T {
  return all[randomInt(all.length)] as T;
}

function count({ answers }: Work, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStatuses } from '@pabean/domain';
import { type JsonClient, jsonClient } from '../scale/json-client.ts';
import { newOrder } from '../scale/new-order.ts';

/** What the writers know: orders that were confirmed, and how each kind of call was answered. */
export interface Work {
  readonly confirmed: string[];
  readonly answers: Map<string, number>;
}

/** Where the server is at the moment; it changes with each start. */
export interface Place {
  url: string | null;
  token: string;
  intakeKey: string;
}

const pauseMs = 40;
const most = 40;

/** Does random work until it is told to stop. Whatever fails while the server is down is left. */
export async function write(place: Place, work: Work, isOver: () => boolean): Promise<void> {
  let client: { url: string; staff: JsonClient; shop: JsonClient } | null = null;
  while (!isOver()) {
    await sleep(pauseMs);
    if (place.url === null) continue;
    if (client?.url !== place.url) client = clients(place, place.url);
    try {
      await oneThing(client.staff, client.shop, work);
    } catch {
      // The server was killed under the call: nothing was confirmed.
      count(work, 'cut off');
    }
  }
}

function clients({ token, intakeKey }: Place, url: string) {
  return {
    url,
    staff: jsonClient(url, { Authorization: token }),
    shop: jsonClient(url, { 'X-Intake-Key': intakeKey }),
  };
}

async function oneThing(staff: JsonClient, shop: JsonClient, work: Work): Promise<void> {
  const die = randomInt(100);
  if (die < 30 || work.confirmed.length < most) return takeOrders(shop, work);
  const orderId = Array.from({ length: randomInt(1, most) }, () => anyOf(work.confirmed));
  const change = async (path: string, body: object) => {
    const { status } = await staff.timeOf('PUT', `/api/admin/${path}`, { orderId, ...body });
    count(work, `${path} ${status}`);
  };
  if (die < 60) {
    await change('move-order-status', { updatingStatus: anyOf(processStatuses) });
  } else if (die < 80) {
    await change('assign-order-status', { assignto: die < 70 ? 'Admin' : '' });
  } else if (die < 90) {
    await change('change-order-status', { updatingStatus: die < 86 ? 'Deleted' : 'New' });
  } else if (die < 91) {
    await change('change-order-status', {
      updatingStatus: 'Deleted',
      permanentDeletedFlag: true,
      confirmDisputed: orderId,
    });
  } else {
    const { status } = await shop.timeOf('POST', '/api/intake/payments', {
      order_id: anyOf(work.confirmed),
      transaction_id: `T${randomInt(2 ** 40)}`,
    });
    count(work, `payment ${status}`);
  }
}

async function takeOrders(shop: JsonClient, work: Work): Promise<void> {
  const orders = Array.from({ length: randomInt(1, most) }, () => newOrder(randomInt(2) === 0));
  const { status } = await shop.timeOf('POST', '/api/intake/orders', orders);
  count(work, `intake ${status}`);
  if (status === 200) work.confirmed.push(...orders.map(({ order_id }) => order_id));
}

function anyOf<T>(all: readonly T[]): T {
  return all[randomInt(all.length)] as T;
}

function count({ answers }: Work, what: string): void {
  answers.set(what, (answers.get(what) ?? 0) + 1);
}

import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { lockOrderToWrite } from '../../db/queries/conversation.ts';
import type { Database } from '../../db/schema.ts';
import { limitTries } from '../limits/rate-limit.ts';
import type { Services } from '../services.ts';
import { notOpen, requireOpenedOrder, requireSameEmail } from '../traveller/traveller-order.ts';

const mostInAMinute = 20;
/** Every look at an order reads all of its conversation: it must not grow without an end. */
const mostInADay = 200;

/** The traveller as the history names them. */
export const travellerActor = (ip: string): Actor & { readonly kind: 'traveller' } => ({
  kind: 'traveller',
  id: null,
  name: 'Traveller',
  ip,
});

/**
 * Lets the traveller of an order write, by its cookie.
 * @returns the session, for `lockForTraveller`
 * @throws Refusal 401 for another order, 429 after 20 answers and messages in a minute, or 200 in a day
 */
export async function mayWrite(
  { db }: Pick<Services, 'db'>,
  openedOrders: readonly OrderSession[],
  orderId: string,
): Promise<OrderSession> {
  const { session } = await requireOpenedOrder(db, openedOrders, orderId);
  const minute = { name: 'traveller messages', key: orderId, seconds: 60 };
  await limitTries(db, minute, mostInAMinute, 'messages');
  const day = { name: 'traveller messages of a day', key: orderId, seconds: 24 * 60 * 60 };
  await limitTries(db, day, mostInADay, 'messages');
  return session;
}

/**
 * The order that its traveller writes about, locked until the transaction ends.
 * @throws Refusal 401 for one that was deleted, or got another e-mail, since the cookie was looked at
 */
export async function lockForTraveller(trx: Transaction<Database>, session: OrderSession) {
  const order = await lockOrderToWrite(trx, session.orderId);
  if (order === undefined || order.erased_at !== null || order.process_status === 'Deleted') {
    throw notOpen();
  }
  requireSameEmail(session, order.email);
  return order;
}

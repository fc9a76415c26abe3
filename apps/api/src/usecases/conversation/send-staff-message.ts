import type { Member } from '../../core/member.ts';
import {
  addEntry,
  findLastWritten,
  hasWrittenSince,
  markOrder,
} from '../../db/queries/conversation.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { limitTries } from '../limits/rate-limit.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffActor } from '../orders/change-report.ts';
import type { Services } from '../services.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { repeatedMessage } from './repeated-message.ts';

/** Each message is a letter to somebody. */
const mostInAMinute = 20;

/** What a member writes to the traveller. */
export interface StaffMessage {
  readonly orderId: string;
  readonly text: string;
  /** The newest entry of the conversation that the member saw, null for none; undefined where nothing is said. */
  readonly newestEntry?: number | null | undefined;
  /** The page's key of this send. */
  readonly key?: string | undefined;
}

/**
 * Writes to the traveller: on the portal at once, and by mail. What waited for an answer has it, unless the traveller
 * wrote behind what the member saw.
 * @returns the id of the message; of a repeat, the first one's
 * @throws Refusal 404 for an unknown order, 409 where something else was sent with the key, 429 after
 * 20 in a minute
 */
export async function sendStaffMessage(
  { db, env }: Pick<Services, 'db' | 'env'>,
  member: Member,
  ip: string,
  { orderId, text, newestEntry, key }: StaffMessage,
): Promise<number> {
  const window = { name: 'staff messages', key: String(member.id), seconds: 60 };
  await limitTries(db, window, mostInAMinute, 'messages');
  return db.transaction().execute(async (trx) => {
    const order = await lockForStaff(trx, orderId);
    const earlier = await repeatedMessage(trx, order.id, { author: 'staff', text, key });
    if (earlier !== undefined) return earlier.id;
    const upTo = newestEntry === undefined ? undefined : (newestEntry ?? 0);
    const hasUnread = upTo !== undefined && (await hasWrittenSince(trx, order.id, upTo));
    const actor = staffActor(member, ip);
    const { id: messageId } = await addEntry(trx, {
      orderPk: order.id,
      kind: 'message',
      author: 'staff',
      member: actor,
      body: text,
      sendKey: key,
    });
    if (!hasUnread) await markOrder(trx, order.id, { answered_at: null, wrote_at: null });
    await writeHistory(trx, actor, [
      {
        orderPk: order.id,
        orderVersion: order.version,
        action: 'wrote',
        detail: { to: 'traveller', message: messageId },
      },
    ]);
    const lastMessage =
      order.wrote_at === null ? undefined : await findLastWritten(trx, order.id, upTo);
    await queueLetter(trx, { env, actor }, orderId, 'messageAnswer', {
      wrote: lastMessage ? { day: lastMessage.at } : null,
      message: lastMessage?.body || null,
      answer: text,
    });
    return messageId;
  });
}

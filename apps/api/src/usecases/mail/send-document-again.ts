import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { OrderSession } from '../../core/order-session.ts';
import { Refusal } from '../../core/refusal.ts';
import { handedOverAt, lettersAskedFor } from '../../db/queries/asked-letters.ts';
import { lockOrderForMail } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { travellerActor } from '../conversation/traveller-writes.ts';
import { limitTries } from '../limits/rate-limit.ts';
import type { Services } from '../services.ts';
import { requireOpenedOrder, requireSameEmail } from '../traveller/traveller-order.ts';
import { providerOf } from './provider-of.ts';
import { queueApprovalAgain, requireTravellersDocument } from './resend-approval.ts';

/** What the traveller is told of the letter. */
export interface AskedLetter {
  /** The order's own address: no other can be named. */
  readonly recipient: string;
  /** How often the traveller can ask again today. */
  readonly left: number;
  /** When a provider took it (ISO 8601); null while it waits. */
  readonly handed_at: string | null;
}

const mostInADay = 3;
/** With those that nobody took: each is a letter that our provider sees refused. */
const mostTriesInADay = 10;
const daySeconds = 24 * 60 * 60;
/** Whoever presses twice means one letter, also after an answer that the page waited 30 s for in vain. */
const oneLetterSeconds = 60;
/** How long an answer waits for the letter to be handed over, and how often it looks. */
const patienceMs = 2000;
const lookMs = 100;

/**
 * Sends the traveller's document once more, to the order's address alone. A repeat while the letter
 * waits, or within a minute of it, sends nothing twice.
 * @throws Refusal 401 without the order's cookie, 409 without a document or an address, 429 after
 * three in 24 hours, or ten with those that nobody took
 */
export async function sendDocumentAgain(
  { db, env }: Pick<Services, 'db' | 'env'>,
  from: { readonly openedOrders: readonly OrderSession[]; readonly ip: string },
  orderId: string,
): Promise<AskedLetter> {
  const opened = await requireOpenedOrder(db, from.openedOrders, orderId);
  if (opened.document === null) {
    throw new Refusal(409, 'There is no document to send. Please load the page again.');
  }
  const { mailId, ...asked } = await db.transaction().execute(async (trx) => {
    const order = await lockOrderForMail(trx, opened.order.order_id);
    const recipient = order?.email ?? null;
    requireSameEmail(opened.session, recipient);
    if (order === undefined || order.document_id === null || recipient === null) {
      throw new Refusal(409, 'There is no document or no e-mail address for this order.');
    }
    requireTravellersDocument(order);
    const before = await lettersAskedFor(trx, order.id);
    const [last] = before;
    const isSame = last?.recipient === recipient && last.document_id === order.document_id;
    if (last && isSame && (last.state === 'queued' || last.age < oneLetterSeconds)) {
      return { mailId: last.id, recipient, left: mostInADay - before.length };
    }
    const first = before[mostInADay - 1];
    if (first !== undefined) {
      const retryAfter = Math.max(1, Math.ceil(daySeconds - first.age));
      throw new Refusal(
        429,
        'You asked for this e-mail three times in the last 24 hours. Please wait.',
        {
          retryAfter,
        },
      );
    }
    const window = { name: 'document again', key: order.order_id, seconds: daySeconds };
    await limitTries(trx, window, mostTriesInADay, 'e-mails');
    const actor = travellerActor(from.ip);
    const provider = providerOf(order);
    const mailId = await queueApprovalAgain(trx, { env, actor }, order, { recipient, provider });
    return { mailId, recipient, left: mostInADay - before.length - 1 };
  });
  return { ...asked, handed_at: await whenHandedOver(db, mailId) };
}

/** A letter is on its way within a moment, unless a provider is slow or away. */
async function whenHandedOver(db: Kysely<Database>, mailId: string): Promise<string | null> {
  for (const end = Date.now() + patienceMs; ; ) {
    const at = await handedOverAt(db, mailId);
    if (at !== null || Date.now() >= end) return at;
    await pause(lookMs);
  }
}

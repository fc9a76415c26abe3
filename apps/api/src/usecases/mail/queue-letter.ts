import type { MailKind, MailServiceProvider } from '@pabean/domain';
import type { LetterKind, LetterValues } from '@pabean/mails';
import type { Transaction } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import type { Env } from '../../core/env.ts';
import { findOrderForMail, type MailedOrder } from '../../db/queries/order-mailing.ts';
import type { Database } from '../../db/schema.ts';
import { type LetterOrder, letter } from '../../papers/letters/letter.ts';
import { queueOrderMail } from './order-mail.ts';
import { providerOf } from './provider-of.ts';

/** Who writes the letter, and for which installation. */
export interface LetterSource {
  readonly env: Env;
  readonly actor: Actor;
}

/** What is usual unless it is said. */
export interface LetterOptions {
  /** Another recipient than the order's address. */
  readonly recipient?: string;
  /** Else the order's own. */
  readonly provider?: MailServiceProvider;
  readonly reminder?: boolean;
  /** Greets nobody by name: the address may be a stranger's. */
  readonly nameless?: boolean;
  /** Else the order's. */
  readonly language?: string | null;
}

/**
 * Writes the letter of a kind about an order, in the order's language, and queues it with its row of
 * history: all in the transaction of what it tells of. Call it after the change, so that the letter
 * and the history carry the order as it is then. Letters that carry the document bring it along.
 *
 *     await queueLetter(trx, { env, actor }, orderId, 'question', {
 *       title: 'Please send a new photo of your passport', question: text,
 *       arrivalDate: { day: order.doa, weekday: true },
 *     });
 *
 * @returns the id of the message; null for an order that is unknown, erased or without an address
 */
export async function queueLetter<Kind extends LetterKind & MailKind>(
  trx: Transaction<Database>,
  { env, actor }: LetterSource,
  orderId: string,
  kind: Kind,
  values: LetterValues[Kind],
  options: LetterOptions = {},
): Promise<string | null> {
  const order = await findOrderForMail(trx, orderId);
  if (order === undefined || order.erased_at !== null) return null;
  const recipient = options.recipient ?? order.email;
  if (recipient === null) return null;
  const { nameless, language = order.language } = options;
  const about = letterOrder(order, recipient);
  const carriesDocument = kind === 'approval' || kind === 'correctedDocument';
  return queueOrderMail(trx, actor, {
    orderPk: order.id,
    orderVersion: order.version,
    kind,
    recipient,
    letter: letter(env, kind, { ...about, language, ...(nameless && { fullName: null }) }, values),
    documentId: carriesDocument ? order.document_id : null,
    provider: options.provider ?? providerOf(order),
    reminder: options.reminder ?? false,
  });
}

/** An order of the database as letters know it. */
export function letterOrder(order: MailedOrder, recipient: string): LetterOrder {
  return {
    orderId: order.order_id,
    fullName: order.full_name,
    email: order.email ?? recipient,
    language: order.language,
    doa: order.doa,
    flight: order.flight_voyage,
    port: order.place_of_arrival,
  };
}

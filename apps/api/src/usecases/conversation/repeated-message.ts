import type { EntryAuthor } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { findSent } from '../../db/queries/conversation.ts';
import type { Database } from '../../db/schema.ts';

const usedKey = 'Something else was sent with this key, so your message was not sent.';

/** A message as it is being sent. */
interface SentMessage {
  readonly author: EntryAuthor;
  readonly text: string;
  /** The sender's key of this send. */
  readonly key: string | undefined;
}

/**
 * The message that came before with the same key: the answer to it was not heard, and it is sent again.
 * @returns undefined for a first send
 * @throws Refusal 409 where other words, an answer or somebody else's message has the key: to call it
 * sent would lose it
 */
export async function repeatedMessage(
  trx: Transaction<Database>,
  orderPk: number,
  { author, text, key }: SentMessage,
): Promise<{ id: number; at: string } | undefined> {
  if (key === undefined) return undefined;
  const earlier = await findSent(trx, orderPk, key);
  if (earlier === undefined) return undefined;
  const { id, at, kind, body } = earlier;
  if (kind === 'message' && earlier.author === author && body === text) return { id, at };
  throw new Refusal(409, usedKey, { errors: [{ path: 'key', message: usedKey }] });
}

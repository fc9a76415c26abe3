import type { Kysely } from 'kysely';
import { listMailbox, removeFromMailbox } from '../../adapters/mail/local-mailbox.ts';
import { erasedMails } from '../../db/queries/order-erase.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Removes what still lies in the mailbox of orders that were erased: by another process, before a
 * crash, or while the message was on its way. A file of an unknown message is left alone.
 */
export async function sweepMailbox(db: Kysely<Database>, dataDir: string): Promise<void> {
  await removeFromMailbox(dataDir, await erasedMails(db, await listMailbox(dataDir)));
}

import type { Kysely } from 'kysely';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/schema.ts';
import { type MailToRepeat, sendMailAgain } from './send-again.ts';

/** What became of one of the mails that were to go out again. */
export interface MailAgain {
  readonly mail_id: string;
  readonly order_id: string;
  readonly outcome: 'queued' | 'queued before' | 'refused';
  /** Why it was refused, for whoever asked; null else. */
  readonly reason: string | null;
}

/**
 * Sends mails again that failed or came back, each in a transaction of its own: one that is refused
 * keeps no other from going out. Pressed twice, each goes out once.
 */
export async function sendMailsAgain(
  db: Kysely<Database>,
  actor: Actor,
  mails: readonly MailToRepeat[],
): Promise<MailAgain[]> {
  const results: MailAgain[] = [];
  for (const mail of mails) {
    const about = { mail_id: mail.mailId, order_id: mail.orderId };
    try {
      const before = await sendMailAgain(db, actor, mail);
      const outcome = before === null ? 'queued' : 'queued before';
      results.push({ ...about, outcome, reason: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ ...about, outcome: 'refused', reason: error.message });
    }
  }
  return results;
}

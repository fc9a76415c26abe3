import { type MailDay, type MailServiceProvider, mailServiceProviders } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { countTriedMails, type MailCount } from '../../db/queries/mail-trouble.ts';
import type { Database } from '../../db/schema.ts';

/** How the latest try of a mail ended. */
export const mailOutcomes = [
  /** A provider has it. */
  'sent',
  /** It came back, or was reported as unwanted. */
  'bounced',
  /** Refused for good by its own fault. */
  'refused',
  /** Given up after all tries, or dropped. */
  'given-up',
  /** Waits: the provider refuses our account. */
  'account-refused',
  /** Waits for its next try. */
  'waits',
] as const;

export type MailOutcome = (typeof mailOutcomes)[number];

/** So many mails of one provider that ended so. */
export interface OutcomeCount {
  readonly provider: MailServiceProvider;
  readonly outcome: MailOutcome;
  readonly mails: number;
}

/** The mails that were tried within the last 24 hours, for every provider and outcome; 0 too. */
export async function countOutcomes(db: Kysely<Database>): Promise<OutcomeCount[]> {
  const counts = await countTriedMails(db, 24);
  return mailServiceProviders.flatMap((provider) =>
    mailOutcomes.map((outcome) => ({
      provider,
      outcome,
      mails: counts
        .filter((count) => count.provider === provider && outcomeOf(count) === outcome)
        .reduce((sum, count) => sum + count.mails, 0),
    })),
  );
}

function outcomeOf({ state, refused, bounced }: MailCount): MailOutcome {
  if (bounced) return 'bounced';
  if (state === 'sent') return 'sent';
  if (state === 'failed') return refused === 'letter' ? 'refused' : 'given-up';
  return refused === 'account' ? 'account-refused' : 'waits';
}

/** The same as the share of refused letters is taken of it. */
export function mailDayOf(counts: readonly OutcomeCount[]): MailDay {
  const sum = (outcomes: readonly MailOutcome[]) =>
    counts
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((total, { mails }) => total + mails, 0);
  return { sent: sum(['sent']), refused: sum(['bounced', 'refused', 'given-up']) };
}

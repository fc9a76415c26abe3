import { type SystemLevel, takerWords } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { MailRoutes } from '../../adapters/mail/mail-taker.ts';
import type { Database } from '../../db/schema.ts';
import { readMailHealth } from '../../usecases/mail/mail-health.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

const findings: Readonly<Record<SystemLevel, typeof ok>> = { fine: ok, warning, wrong };

/**
 * How the mails of the last 24 hours ended, and what a provider says that refuses our account. Its
 * words are about us, never about a recipient.
 */
export async function lookAtMailHealth(
  db: Kysely<Database>,
  routes: MailRoutes,
): Promise<Finding[]> {
  const { level, words, refusing } = await readMailHealth(db, routes);
  return [
    findings[level]('Mail of 24 hours', words),
    ...refusing.map(({ provider, taker, words }) =>
      wrong(
        `${takerWords(provider, taker)} is rejecting our account`,
        words ?? 'no reason was given',
      ),
    ),
  ];
}

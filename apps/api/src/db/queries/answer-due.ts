import { disputeKindFacts, disputeKinds } from '@pabean/domain';
import { sql } from 'kysely';

const unanswered = sql.join(
  disputeKinds.filter((kind) => !disputeKindFacts[kind].answered).map((kind) => sql.lit(kind)),
);

/**
 * A case (`d`) that waits for an answer. A fraud report is news that nobody answers: whatever day was told, it is
 * never late.
 */
export const awaitsAnswer = sql<boolean>`d.state = 'open' and d.kind not in (${unanswered})`;

/** A case (`d`) to be answered within 24 hours, or too late already. */
export const dueSoon = sql<boolean>`${awaitsAnswer}
  and d.answer_due_at < now() + interval '24 hours'`;

import type { DisputeNoticeStep } from '@pabean/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { NoticeReaders } from '../../core/disputes/dispute-settings.ts';
import type { Database } from '../schema.ts';
import { awaitsAnswer, dueSoon } from './answer-due.ts';
import { maxMailAttempts } from './mail.ts';

/** Name of the job that sends one mail before the day of a case. */
export const disputeNoticeTask = 'send_dispute_notice';

/** A mail that is due: about which case, to which member, and how long before. */
export interface DueNotice {
  readonly disputePk: number;
  readonly memberId: number;
  readonly step: DisputeNoticeStep;
}

/**
 * Notes who is to be written to now, each step once for a member. A case that came in late gets the
 * nearest step alone. Fraud reports have no answer.
 */
export async function noteDueNotices(
  trx: Transaction<Database>,
  { roles, emails }: NoticeReaders,
): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    insert into dispute_notice (dispute_pk, member_id, step)
    select d.id, m.id, case when ${dueSoon} then '24h'
        when d.answer_due_at <= now() + interval '3 days' then '3d' else '7d' end
      from dispute d join staff_member m on m.deleted_at is null
        and (m.type = any(${[...roles]}) or lower(m.email) = any(${[...emails]}) or m.id = d.member_id)
      where ${awaitsAnswer}
        and d.answer_due_at > now() and d.answer_due_at <= now() + interval '7 days'
      order by d.id, m.id
    on conflict do nothing
    returning dispute_pk as "disputePk", member_id as "memberId", step`.execute(trx);
  return rows;
}

/** A case that has another day is written about again, each step once. */
export async function forgetNotices(trx: Transaction<Database>, disputePk: number): Promise<void> {
  await trx.deleteFrom('dispute_notice').where('dispute_pk', '=', disputePk).execute();
}

/**
 * Puts the mail of a notice into the queue, in the transaction that notes it. It takes the place of one that
 * waits there still and was noted before the case had another day.
 */
export async function queueNotice(
  trx: Transaction<Database>,
  notice: DueNotice,
  mailId: string,
): Promise<void> {
  const { disputePk, memberId, step } = notice;
  await sql`select graphile_worker.add_job(${disputeNoticeTask},
    ${JSON.stringify({ ...notice, mailId })}::json, max_attempts => ${maxMailAttempts}::int,
    job_key => ${`dispute-notice:${disputePk}:${memberId}:${step}`})`.execute(trx);
}

/**
 * What a mail says; undefined once the case is not open any more, the member has left, or the notice is
 * forgotten since the case has another day.
 */
export function findNotice(db: Kysely<Database>, { disputePk, memberId, step }: DueNotice) {
  return db
    .selectFrom('dispute as d')
    .innerJoin('dispute_notice as n', 'n.dispute_pk', 'd.id')
    .innerJoin('staff_member as m', (join) =>
      join.onRef('m.id', '=', 'n.member_id').on('m.deleted_at', 'is', null),
    )
    .select([
      'd.id',
      'd.dispute_id',
      'd.gateway',
      'd.network',
      'd.reason_code',
      'd.kind',
      'd.amount',
      'd.currency',
      'd.answer_due_at',
      'm.name as member_name',
      'm.email as member_email',
    ])
    .where('d.id', '=', disputePk)
    .where('n.member_id', '=', memberId)
    .where('n.step', '=', step)
    .where('d.state', '=', 'open')
    .executeTakeFirst();
}

/** Whether the history of a case says that this mail went out. */
export async function isNoticed(
  db: Kysely<Database>,
  disputePk: number,
  mailId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('dispute_event')
    .select('id')
    .where('dispute_pk', '=', disputePk)
    .where('action', '=', 'noticed')
    .where(sql<boolean>`detail ->> 'mailId' = ${mailId}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The case of a notice, with its reader. */
export type FoundNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/**
 * Takes an open case whose day has passed, unless its answer may be on its way; others are passed by. A
 * day that no signature covers ends nothing: the gateway signs that the time is over.
 */
export const lockPassedDispute = (trx: Transaction<Database>) =>
  trx
    .selectFrom('dispute as d')
    .selectAll('d')
    .where(awaitsAnswer)
    .where('d.answer_due_at', '<=', sql<string>`now()`)
    .where(sql<boolean>`not 'answer_due_at' = any(d.unsigned)`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute_answer as a')
            .select('a.dispute_pk')
            .whereRef('a.dispute_pk', '=', 'd.id')
            .where('a.state', '<>', 'refused'),
        ),
      ),
    )
    .orderBy('d.answer_due_at')
    .limit(1)
    .forUpdate('d')
    .skipLocked()
    .executeTakeFirst();

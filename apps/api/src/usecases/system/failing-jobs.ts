import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { holdOrders } from '../../db/queries/check-runs.ts';
import {
  countFailing,
  findOrdersOfJobs,
  giveUpMails,
  lockFailingJobs,
  removeJobs,
  rescheduleJobs,
} from '../../db/queries/job-trouble.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Database } from '../../db/schema.ts';
import { staffActor } from '../orders/change-report.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';

/** As many jobs as one press acts on. */
const atOnce = 500;

/**
 * Lets the failing jobs of a kind be tried at once, and as often as at first. Those that a worker has
 * in hand are left alone. @returns how many there were
 */
export function tryFailingJobs(
  db: Kysely<Database>,
  by: MemberRequest,
  kind: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const jobs = await lockFailingJobs(trx, kind, atOnce);
    if (jobs.length === 0) return 0;
    await rescheduleJobs(
      trx,
      jobs.map(({ id }) => id),
    );
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'jobs-tried-again', detail: { job: kind, jobs: jobs.length } },
    ]);
    return jobs.length;
  });
}

/**
 * Takes the failing jobs of a kind out of the queue. The mail of such a job is given up, so that it
 * stands on its order and in the list of mail trouble, from where it can be sent again.
 * @param onScreen how many the person was asked about: where more fail by now, none is dropped. Apps of an earlier
 * version do not say it.
 * @returns how many there were
 */
export function dropFailingJobs(
  db: Kysely<Database>,
  by: MemberRequest,
  kind: string,
  onScreen = Number.POSITIVE_INFINITY,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const now = await countFailing(trx, kind);
    if (now > onScreen) {
      throw new Refusal(409, `${now} jobs fail now, not ${onScreen}. None was dropped.`);
    }
    // Others may begin to fail before the lock.
    const most = Math.min(atOnce, onScreen);
    const orderPks = await findOrdersOfJobs(trx, kind, most);
    await holdOrders(trx, orderPks);
    const jobs = await lockFailingJobs(trx, kind, most, orderPks);
    if (jobs.length === 0) return 0;
    const mailIds = jobs.flatMap(({ mailId }) => mailId ?? []);
    const mails = await giveUpMails(trx, mailIds, `${by.member.name} took it out of the queue.`);
    await removeJobs(
      trx,
      jobs.map(({ id }) => id),
    );
    if (mails.length > 0) {
      await writeHistory(
        trx,
        staffActor(by.member, by.ip),
        mails.map((mail) => ({
          orderPk: mail.order_pk,
          orderVersion: mail.order_version,
          action: 'mail-failed',
          detail: { mailId: mail.id, provider: mail.provider },
        })),
      );
    }
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'jobs-dropped', detail: { job: kind, jobs: jobs.length } },
    ]);
    return jobs.length;
  });
}

import { randomUUID } from 'node:crypto';
import { mailTaker } from '../../adapters/mail/mail-taker.ts';
import type { CaseActor } from '../../core/disputes/told-case.ts';
import type { Env } from '../../core/env.ts';
import {
  type DueNotice,
  findNotice,
  isNoticed,
  lockPassedDispute,
  noteDueNotices,
  queueNotice,
} from '../../db/queries/dispute-notices.ts';
import { writeDisputeEvent } from '../../db/queries/disputes.ts';
import { disputeNotice } from '../../papers/letters/dispute-notice.ts';
import type { SendMailDeps } from '../mail/send-mail.ts';
import type { Services } from '../services.ts';
import { writeDown } from '../write-down.ts';
import { moveDispute } from './step-dispute.ts';

const system: CaseActor = { kind: 'system', id: null, name: 'The system', ip: null };

/**
 * Queues the mails before the days of open cases, to the chosen members and to who has the case. Any
 * number of processes may do this at once: the note and its job are one transaction.
 * @returns how many were queued
 */
export function queueDueNotices({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const notices = await noteDueNotices(trx, env.disputes.mailTo);
    for (const notice of notices) await queueNotice(trx, notice, randomUUID());
    return notices.length;
  });
}

/** What a job of a notice names; a repeat of the job sends the same message. */
export interface NoticeJob extends DueNotice {
  readonly mailId: string;
}

/**
 * Sends one mail; a case that is not open any more needs none, nor does one whose mail went out before its
 * job was known to be done. Throws when nobody took it.
 */
export async function sendNotice(
  deps: SendMailDeps & { readonly env: Env },
  { mailId, ...notice }: NoticeJob,
): Promise<void> {
  const { db, env, correspondents } = deps;
  const one = await findNotice(db, notice);
  if (one === undefined || (await isNoticed(db, one.id, mailId))) return;
  // Nobody chose a provider for it: the one that somebody takes mail of.
  const provider = mailTaker(env.mail, 'AWS') === null ? 'Sendgrid' : 'AWS';
  const words = disputeNotice(env, one, notice.step);
  const message = { id: mailId, ...correspondents, to: one.member_email, ...words };
  await deps.transport(provider).send(message);
  const { step } = notice;
  const detail = { step, to: one.member_name, mailId };
  await writeDown(db, async (trx, isAgain) => {
    if (isAgain && (await isNoticed(trx, one.id, mailId))) return;
    await writeDisputeEvent(trx, one.id, system, 'noticed', detail);
  });
}

/** Marks open cases whose day has passed; each is a transaction of its own. @returns how many */
export async function expireDisputes({ db }: Pick<Services, 'db'>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const isFound = await db.transaction().execute(async (trx) => {
      const dispute = await lockPassedDispute(trx);
      if (dispute === undefined) return false;
      await moveDispute(trx, system, dispute, 'expired');
      return true;
    });
    if (!isFound) return count;
  }
}

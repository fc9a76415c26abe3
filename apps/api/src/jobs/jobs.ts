import { EventEmitter } from 'node:events';
import { type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import type { Meters } from '../core/metric-events.ts';
import { openWorkerRegister, type WorkerRegister } from '../db/jobs/dead-workers.ts';
import { makeUnheardJobs } from '../db/jobs/unheard-jobs.ts';
import { disputeNoticeTask } from '../db/queries/dispute-notices.ts';
import { foldOrderCounts, removeSpent } from '../db/queries/housekeeping.ts';
import { maxMailAttempts, sendAnyMailTask, sendMailTask } from '../db/queries/mail.ts';
import { type RecheckJob, recheckTask } from '../db/queries/traveller-turns.ts';
import type { Database } from '../db/schema.ts';
import { workOnCheckRun } from '../usecases/checks/check-run.ts';
import { markPassedArrivals } from '../usecases/checks/mark-passed-arrivals.ts';
import { recheckBusy } from '../usecases/checks/recheck.ts';
import { followQuestions } from '../usecases/conversation/due-questions.ts';
import { finishAnswers } from '../usecases/disputes/answer/finish-answer.ts';
import { attachWaiting } from '../usecases/disputes/attach-waiting.ts';
import {
  expireDisputes,
  type NoticeJob,
  queueDueNotices,
  sendNotice,
} from '../usecases/disputes/due-notices.ts';
import { sweepStrays } from '../usecases/documents/strays.ts';
import type { ErasureRecords } from '../usecases/erasures/erasure-records.ts';
import { type SendMailDeps, sendMail } from '../usecases/mail/send-mail.ts';
import { giveUpSpentMails } from '../usecases/mail/spent.ts';
import { sweepMailbox } from '../usecases/mail/sweep-mailbox.ts';
import { codeNationalities } from '../usecases/orders/code-nationalities.ts';
import { fillClocks } from '../usecases/orders/fill-clocks.ts';
import { foldLists } from '../usecases/orders/fold-lists.ts';
import { releaseOrders } from '../usecases/orders/release-orders.ts';
import { fillWords } from '../usecases/search/fill-words.ts';
import { writeDownSoon } from '../usecases/write-down.ts';
import { makeChores } from './chores.ts';
import { patientPool } from './patient-pool.ts';
import { makeTasksAtWork } from './tasks-at-work.ts';
import { workerLogger } from './worker-log.ts';

/** Milliseconds between folds of the folder counts and of the lists' buckets, and between looks for dead workers. */
const foldEveryMs = 1000;
const rescueEveryMs = 3000;
/** Between batches of nationalities that are looked up; there are some after an update only. */
const codeEveryMs = 5000;
/** Between turns of writing the words of orders; there are some after an update only. */
const fillEveryMs = 2000;
const sweepEveryMs = 60 * 60 * 1000;
/** Between looks for mails whose last try could not be written down. */
const spentEveryMs = 10 * 1000;
/** Between looks for questions without an answer. */
const followEveryMs = 60 * 1000;
/** Between turns of a check of all open orders; there is one after a rule changed. */
const checkEveryMs = 500;
/** Between looks for future orders whose window opened: within the minute. */
const releaseEveryMs = 15 * 1000;

/** Between looks for cases whose day comes near or has passed. */
const noticeEveryMs = 30 * 1000;

/** Between looks for cases whose order has come since. */
const attachEveryMs = 10 * 1000;

/** Between looks for answers that a process left on their way. */
const answerEveryMs = 10 * 1000;

/** Between looks for open orders whose arrival is over: it is so for hundreds at a midnight. */
const passEveryMs = 30 * 1000;

/** Between looks for erasures that are in no record beside the backups: a process may have ended before it wrote one. */
const recordEveryMs = 5 * 60 * 1000;

/** The process's share of the background work. */
export interface Jobs {
  start(): Promise<void>;
  /** Takes no new job and waits for the running ones, and some seconds for the chores. */
  stop(): Promise<void>;
}

export interface JobsDeps extends SendMailDeps {
  readonly env: Env;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly meters: Meters;
  readonly erasureRecords: ErasureRecords;
}

/** Mail by graphile-worker, and the small chores that any process may do at any time. */
export function makeJobs(deps: JobsDeps): Jobs {
  const runners: Runner[] = [];
  let register: WorkerRegister | null = null;
  const chores = makeChores(deps);
  const tasksAtWork = makeTasksAtWork();

  return {
    async start() {
      const isOutside = deps.env.databaseUrl !== undefined;
      const opened = await openWorkerRegister(deps.databaseUrl, deps.logger, { isOutside });
      register = opened;
      await opened.freeJobsOfDead();
      await giveUpSpentMails(deps);
      const events: WorkerEvents = new EventEmitter();
      const unheard = makeUnheardJobs(deps.pool);
      unheard.listen(events);
      // A job is held in the name of the pool, not of the worker of it that has it in hand.
      events.on('pool:create', ({ workerPool }) => {
        opened
          .enrol(workerPool.id)
          .catch((error) => deps.logger.warn({ err: error }, 'worker not enrolled'));
      });
      events.on('job:success', ({ job }) => deps.meters.job(job.task_identifier, true));
      events.on('job:error', ({ job }) => deps.meters.job(job.task_identifier, false));
      let isStarted = false;
      const start = (tasks: readonly string[], others: TaskList = {}) =>
        run({
          pgPool: patientPool(deps.pool, () => isStarted),
          taskList: tasksAtWork.watch({
            ...Object.fromEntries(tasks.map((task) => [task, sendMailJob(deps)])),
            ...others,
          }),
          concurrency: 4,
          pollInterval: 2000,
          noHandleSignals: true,
          // Our chores are timers below; no crontab of the folder we were started in is wanted.
          parsedCronItems: [],
          events,
          logger: workerLogger(deps.logger),
        });
      // One for each provider: where one is silent, the mails of the other do not stand behind its. One that
      // has started is stopped also where the other cannot start.
      runners.push(
        await start([sendMailTask('AWS'), sendAnyMailTask], {
          [disputeNoticeTask]: (payload) => sendNotice(deps, payload as NoticeJob),
          [recheckTask]: (payload) => recheckBusy(deps.db, payload as RecheckJob),
        }),
      );
      runners.push(await start([sendMailTask('Sendgrid')]));
      isStarted = true;
      const chore = chores.repeat;
      chore(() => foldOrderCounts(deps.db), foldEveryMs);
      chore(() => foldLists(deps.db), foldEveryMs);
      chore(async () => {
        if ((await opened.freeJobsOfDead()) > 0) await giveUpSpentMails(deps);
      }, rescueEveryMs);
      chore(() => giveUpSpentMails(deps), spentEveryMs);
      chore(async () => {
        const count = await unheard.free();
        if (count > 0) deps.logger.warn({ count }, 'jobs given back that no worker had heard of');
      }, rescueEveryMs);
      chore(() => codeNationalities(deps.db), codeEveryMs);
      chore(() => fillWords(deps.db), fillEveryMs);
      chore(() => followQuestions(deps), followEveryMs);
      chore(() => fillClocks(deps), codeEveryMs);
      chore(() => queueDueNotices(deps), noticeEveryMs);
      chore(() => expireDisputes(deps), noticeEveryMs);
      chore(() => attachWaiting(deps.db), attachEveryMs);
      chore(() => releaseOrders(deps), releaseEveryMs);
      chore(() => workOnCheckRun(deps), checkEveryMs);
      chore(() => finishAnswers(deps), answerEveryMs);
      chore(() => markPassedArrivals(deps.db), passEveryMs);
      chore(() => removeSpent(deps.db), sweepEveryMs);
      chore(() => sweepStrays(deps.db, deps.documents), sweepEveryMs);
      chore(() => deps.documents.sweepArrivals(), sweepEveryMs);
      chore(() => deps.erasureRecords.record(), recordEveryMs);
      chore(() => sweepMailbox(deps.db, deps.dataDir), sweepEveryMs);
      // Once at the start, too: a server may not live for an hour.
      await sweepMailbox(deps.db, deps.dataDir);
      // One before may have been killed behind an erasure. A place that is away keeps no start waiting.
      void deps.erasureRecords.record().catch(() => {});
    },
    async stop() {
      writeDownSoon(deps.db);
      // The database is closed after this: what is at work would fail on it.
      const ended = Promise.all(runners.splice(0).map((runner) => runner.stop()));
      await Promise.all([chores.stop(), tasksAtWork.until(ended)]);
      await register?.close();
      register = null;
    },
  };
}

function sendMailJob(deps: JobsDeps): Task {
  return async (payload, { job }) => {
    const mailId = (payload as { mailId?: unknown }).mailId;
    if (typeof mailId !== 'string') throw new Error('A mail job names no message.');
    await sendMail(deps, mailId, job.attempts >= Math.min(job.max_attempts, maxMailAttempts));
  };
}

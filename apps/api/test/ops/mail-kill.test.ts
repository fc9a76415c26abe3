import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDocumentStore } from '../../src/adapters/documents/index.ts';
import { readEnv } from '../../src/core/env.ts';
import { approvalLetter } from '../../src/papers/letters/letters.ts';
import { queueOrderMail } from '../../src/usecases/mail/order-mail.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { ofThisDatabase } from '../support/locks.ts';
import { spawnServer, temporaryDataDir } from '../support/processes.ts';
import { type SmtpPhase, type StagedSmtp, startStagedSmtp } from './mail-kill-smtp.ts';

const mails = 200;
/** So many have a file that no buffer on the way holds: half of it is half of it. They go first. */
const large = 16;
const largeBytes = 5 * 1024 * 1024;
/** Killed at the same moment, in the same phase of all that they send; two when `KILLS` is set. */
const servers = process.env.KILLS ? 2 : 1;
/** How many mails they send at once. */
const workers = servers * 4;
/** How PostgreSQL tells the server's sessions from the test's. */
const serverName = 'to-be-killed';

/** Every phase in the life of a mail, and whether a death in it means that it goes out again. */
const phases: readonly (readonly [SmtpPhase | Other, 'once' | 'twice'])[] = [
  ['queued', 'once'],
  ['half of DATA', 'once'],
  ['DATA begun', 'once'],
  ['connected', 'once'],
  ['MAIL FROM', 'once'],
  ['RCPT TO', 'once'],
  // The provider has it, we do not know it yet: the one gap, for SMTP has no idempotency key.
  ['all of DATA', 'twice'],
  ['answered', 'twice'],
  ['marked as sent', 'once'],
];
type Other = 'queued' | 'answered' | 'marked as sent';

let database: TestDatabase;
let smtp: StagedSmtp;
let env: Parameters<typeof spawnServer>[0];
const cleanUp: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  cleanUp.push(database.drop);
  const { path, remove } = await temporaryDataDir();
  cleanUp.push(remove);
  const url = new URL(database.url);
  url.searchParams.set('application_name', serverName);
  smtp = await startStagedSmtp();
  cleanUp.push(smtp.close);
  env = {
    PABEAN_DATA_DIR: path,
    DATABASE_URL: url.href,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'silent',
  };
  await (await spawnServer(env)).stop();
  await queueMails();
});
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test('200 mails, and a kill in every phase: none is lost, none goes out twice unexplained', {
  timeout: 400_000,
}, async () => {
  const again = new Map<string, number>();
  for (const [phase, outcome] of phases) {
    const before = smtp.taken.length;
    const cutOff = smtp.cutOff();
    await dieIn(phase);
    if (isLarge(phase)) await until(async () => smtp.cutOff() >= cutOff + workers);
    const open = await openMails();
    const repeats = smtp.taken
      .slice(before)
      .map(mailIdOf)
      .filter((id) => open.has(id));
    expect(repeats, phase).toHaveLength(outcome === 'twice' ? workers : 0);
    expect(smtp.cutOff() - cutOff, phase).toBe(isLarge(phase) ? workers : 0);
    for (const id of repeats) again.set(id, (again.get(id) ?? 0) + 1);
  }
  expect((await openMails()).size).toBeGreaterThan(0);
  const server = await spawnServer(env);
  cleanUp.push(server.stop);
  await until(async () => (await openMails()).size === 0);

  const copies = new Map<string, Buffer[]>();
  for (const raw of smtp.taken) {
    copies.set(mailIdOf(raw), [...(copies.get(mailIdOf(raw)) ?? []), raw]);
  }
  const all = await database.db.selectFrom('mail_message').select(['id', 'state']).execute();
  expect(all.filter(({ state }) => state === 'sent')).toHaveLength(mails);
  expect([...copies.keys()].sort()).toEqual(all.map(({ id }) => id).sort());
  for (const [id, raws] of copies) {
    expect(raws.length, id).toBe(1 + (again.get(id) ?? 0));
    for (const raw of raws) await expectWhole(raw);
  }
  const kills = phases.length * servers;
  const repeated = [...again.values()].reduce((sum, times) => sum + times, 0);
  process.stdout.write(
    `${mails} mails, ${kills} kills in ${phases.length} phases: 0 lost, ${again.size} sent again ` +
      `(${repeated} copies), all of them after SMTP had the whole and before the row said so.\n`,
  );
});

/** One life of the servers, which ends in this phase of as many mails as they send at once. */
async function dieIn(phase: SmtpPhase | Other): Promise<void> {
  const lock = new pg.Client({ connectionString: database.url });
  cleanUp.push(() => lock.end());
  await lock.connect();
  const block = async (table: string, mode: string) => {
    await lock.query('begin');
    await lock.query(`lock table ${table} in ${mode} mode`);
  };
  // Nobody gets a job.
  if (phase === 'queued') await block('graphile_worker._private_jobs', 'share row exclusive');
  const early = phase === 'connected' || isLarge(phase) ? smtp.hold(phase, workers) : null;
  const taken = smtp.taken.length;
  const living = await Promise.all(Array.from({ length: servers }, () => spawnServer(env)));
  if (early !== null) {
    await early;
  } else if (phase !== 'queued') {
    const late = phase === 'answered' || phase === 'marked as sent';
    await until(async () => smtp.taken.length > taken);
    await smtp.hold(late ? 'all of DATA' : phase, workers);
  }
  if (phase === 'answered') {
    await block('mail_message', 'share');
    smtp.letGo();
    await until(async () => (await waiting(lock, 'mail_message')) === workers);
  }
  if (phase === 'marked as sent') {
    await block('graphile_worker._private_jobs', 'share row exclusive');
    const open = (await openMails()).size;
    smtp.letGo();
    await until(async () => (await openMails()).size === open - workers);
  }
  await Promise.all(living.map((server) => server.kill9()));
  smtp.abandon();
  // PostgreSQL sees that a client is gone when it has an answer for it, and would do what waits.
  await lock.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  await lock.end();
  await until(async () => (await serverSessions()) === 0);
}

/** Phases that only a mail shows that does not fit into the buffers on the way. */
function isLarge(phase: string): phase is 'half of DATA' | 'DATA begun' {
  return phase === 'half of DATA' || phase === 'DATA begun';
}

async function openMails(): Promise<Set<string>> {
  const rows = await database.db
    .selectFrom('mail_message')
    .select('id')
    .where('state', '<>', 'sent')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function waiting(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from pg_locks
      where relation = $1::regclass and not granted and ${ofThisDatabase}`,
    [table],
  );
  return rows[0].n;
}

async function serverSessions(): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from pg_stat_activity where application_name = $1',
    [serverName],
  );
  return rows[0].n;
}

/** Orders with a mail each, as an upload queues them. */
async function queueMails(): Promise<void> {
  const { db } = database;
  const settings = readEnv(env);
  const store = await openDocumentStore(settings, pino({ level: 'silent' }));
  const bytes = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(largeBytes - 4)]);
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < mails; number += 1) {
      const orderId = `KILL-${1000 + number}`;
      const order = await trx
        .insertInto('orders')
        .values({ order_id: orderId, process_status: 'Completed', processing_mode: 'Standard' })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      const documentId = number < large ? randomUUID() : null;
      if (documentId !== null) {
        const file = await store.receive(Readable.from([bytes]), 'approved.jpg');
        await trx
          .insertInto('document')
          .values({
            id: documentId,
            order_pk: order.id,
            file_name: `${orderId}.jpg`,
            storage_key: await store.keep(file),
            media_type: 'image/jpeg',
            size: file.size,
            sha256: file.sha256,
            mail_service_provider: 'AWS',
          })
          .execute();
      }
      const about = { orderId, fullName: 'Tamsin Orrelby', email: recipient };
      await queueOrderMail(
        trx,
        { kind: 'system', id: null, name: 'Test', ip: null },
        {
          orderPk: order.id,
          orderVersion: order.version,
          kind: 'approval',
          recipient,
          letter: approvalLetter(settings, about),
          documentId,
          provider: 'AWS',
          reminder: false,
        },
      );
    }
  });
}

const recipient = 'traveller@example.net';

/** The Message-ID is ours and the same in every copy, so that a mailbox can drop the second. */
function mailIdOf(raw: Buffer): string {
  const [, id] =
    /^Message-ID: <([\w-]+)@example\.com>\r$/im.exec(raw.toString('latin1', 0, 4000)) ?? [];
  if (id === undefined) throw new Error('A message without our Message-ID arrived.');
  return id;
}

async function expectWhole(raw: Buffer): Promise<void> {
  const mail = await PostalMime.parse(raw);
  expect(mail.to?.[0]?.address).toBe(recipient);
  expect(mail.html).toMatch(/<\/html>\s*$/);
  const [file] = mail.attachments;
  if (file !== undefined) expect((file.content as ArrayBuffer).byteLength).toBe(largeBytes);
}

/** Longer than a server lets others take their sessions anew before it takes them for dead. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await done()); await sleep(20)) {
    if (Date.now() > end) throw new Error('It did not happen within two minutes.');
  }
}

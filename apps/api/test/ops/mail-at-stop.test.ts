import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { query } from '@pabean/embedded-database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { approvalLetter } from '../../src/papers/letters/letters.ts';
import { queueOrderMail } from '../../src/usecases/mail/order-mail.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type FaultyProxy, faultyProxy } from '../support/faulty-proxy.ts';
import { type ServerProcess, spawnServer, temporaryDataDir } from '../support/processes.ts';
import { until } from '../support/until.ts';
import { type SmtpPhase, type StagedSmtp, startStagedSmtp } from './mail-kill-smtp.ts';

/** What systemd and Docker wait before they kill (deploy/systemd, deploy/docker). */
const graceMs = 120_000;

let database: TestDatabase;
let wire: FaultyProxy;
let smtp: StagedSmtp;
let settings: Record<string, string> & { PABEAN_DATA_DIR: string };
const cleanUp: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  cleanUp.push(database.drop);
  const direct = new URL(database.url);
  const port = direct.port || '5432';
  const folder = direct.searchParams.get('host');
  wire = await faultyProxy(folder === null ? Number(port) : join(folder, `.s.PGSQL.${port}`));
  cleanUp.push(wire.close);
  const url = new URL(database.url);
  url.search = '';
  url.host = `127.0.0.1:${wire.port}`;
  const dataDir = await temporaryDataDir();
  cleanUp.push(dataDir.remove);
  settings = {
    PABEAN_DATA_DIR: dataDir.path,
    DATABASE_URL: url.href,
    LOG_LEVEL: 'silent',
  };
  await useSmtp();
});
afterAll(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test('a mail in hand at a stop while the database is away goes out once, whether or not its provider took it', async () => {
  await queueOne();
  const first = await serverWithMailAt('MAIL FROM');
  cutDatabase();
  await stop(first, smtp.close);
  wire.mend();
  expect(await rows()).toEqual([{ state: 'queued' }]);

  await useSmtp();
  const second = await serverWithMailAt('all of DATA');
  cutDatabase();
  await stop(second, smtp.letGo);
  wire.mend();
  expect(await rows()).toEqual([{ state: 'queued' }]);

  const third = await spawnServer(settings);
  cleanUp.push(third.kill9);
  await until(async () => ((await rows())[0]?.state === 'sent' ? true : null));
  await third.stop();
  expect(smtp.taken).toHaveLength(1);
  expect(await readdir(join(settings.PABEAN_DATA_DIR, 'sent-mails'))).toEqual([]);
});

/** Whatever is sent to it ends its connection. */
const cutDatabase = () => wire.cut('up', 0, Number.POSITIVE_INFINITY);

/** @param then what the provider does once the server was told */
async function stop(server: ServerProcess, then: () => unknown): Promise<void> {
  const at = performance.now();
  const stopped = server.stop();
  await then();
  expect(await stopped).toMatchObject({ code: 0 });
  expect(performance.now() - at).toBeLessThan(graceMs);
}

async function useSmtp(): Promise<void> {
  smtp = await startStagedSmtp();
  cleanUp.push(smtp.close);
  settings.SMTP_URL = smtp.url;
}

/** A server that has the mail in hand, whose provider is in this phase of it. */
async function serverWithMailAt(phase: SmtpPhase): Promise<ServerProcess> {
  const inHand = smtp.hold(phase, 1);
  const server = await spawnServer(settings);
  cleanUp.push(server.kill9);
  await inHand;
  return server;
}

const rows = () =>
  query(database.url, 'select state from mail_message') as Promise<{ state: string }[]>;

async function queueOne(): Promise<void> {
  const about = { orderId: 'STOP-1000', fullName: 'Tamsin Orrelby', email: 'a@example.net' };
  await database.db.transaction().execute(async (trx) => {
    const order = await trx
      .insertInto('orders')
      .values({ order_id: about.orderId, process_status: 'Completed', processing_mode: 'Standard' })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await queueOrderMail(
      trx,
      { kind: 'system', id: null, name: 'Test', ip: null },
      {
        orderPk: order.id,
        orderVersion: order.version,
        kind: 'approval',
        recipient: about.email,
        letter: approvalLetter(readEnv(settings), about),
        documentId: null,
        provider: 'AWS',
        reminder: false,
      },
    );
  });
}

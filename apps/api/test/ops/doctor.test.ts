import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@pabean/embedded-database';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBulk } from '../../src/db/queries/seed-bulk.ts';
import { emptyDatabase, freshDatabase, query, type TestDatabase } from '../support/database.ts';
import { freePort, runCommand, temporaryDataDir } from '../support/processes.ts';
import { startS3 } from '../support/s3.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pabean-doctor-test-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** What it said, without the run's own directory. */
async function doctor(env: Record<string, string> = {}) {
  const all = { DATABASE_URL: database.url, PABEAN_DATA_DIR: dataDir, ...env };
  const { code, stdout, stderr } = await runCommand('doctor', [], all).ended;
  expect(stderr).toBe('');
  return { code, said: stdout.trimEnd().split('\n') };
}

test('a mistyped variable is a warning that names the right one', async () => {
  const { said } = await doctor({ S3_BUKET: 'documents' });
  expect(said).toContain('warning  Configuration: nobody reads S3_BUKET. Did you mean S3_BUCKET?');
});

test('a new installation works, with warnings for what is still a sample', async () => {
  const { code, said } = await doctor();
  expect(said).toEqual([
    `ok       Node: ${process.versions.node}`,
    `ok       Data directory: ${dataDir} can be written`,
    expect.stringMatching(/^ok {7}Database: \S+, PostgreSQL \d+/),
    expect.stringMatching(
      /^ok {7}Database memory: shared_buffers \d+MB, .*, work_mem \d+MB, .*, huge_pages (on|off \(vm\.nr_hugepages of [1-9]\d+ or more\))$/,
    ),
    'ok       Migrations: all applied',
    'ok       Mails that wait: 0',
    'ok       Mails that failed: 0',
    'ok       Jobs in the queue: 0',
    'ok       Mail of 24 hours: none tried in 24 h',
    'ok       Orders that are late, to file or without a document: 0',
    'ok       Orders that are late within 24 hours: 0',
    expect.stringMatching(/^warning {2}Backups: none by (pnpm|pabean) backup$/),
    `ok       Documents: ${dataDir}/documents is created at the first start`,
    'ok       Virus scanner: none. See CLAMD_ADDRESS',
    'warning  Mails through AWS: the local mailbox: mails are not delivered',
    'warning  Mails through Sendgrid: the local mailbox: mails are not delivered',
    'warning  Portal address: http://localhost:4000 works on this machine only',
    'warning  Back office address: http://localhost:4000 works on this machine only',
    'ok       Trusted proxies: none',
    'warning  Company data: still the sample: name, address, phone, email, taxId, orderMailDomain, sender of mails. See COMPANY_… and MAIL_FROM',
    'ok       Official form: https://allindonesia.imigrasi.go.id/',
    'warning  Name on statements: not configured: nobody is told how the charge appears. See STATEMENT_NAME',
    'ok       Disputes of Stripe: not heard of by webhook. See STRIPE_WEBHOOK_SECRET',
    'ok       Disputes of Adyen: not heard of by webhook. See ADYEN_HMAC_KEY',
    'ok       Answers to Stripe: by hand: packs are downloaded and sent on its page. See STRIPE_SECRET_KEY',
    'ok       Answers to Adyen: by hand: packs are downloaded and sent on its page. See ADYEN_API_KEY',
    'ok       Limits of packs: the strictest of all acquirers. See ACQUIRER',
  ]);
  expect(code).toBe(0);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a whole installation works, and no secret is said', async () => {
  const s3 = await startS3();
  const smtp = await mailServer();
  const secrets = {
    TOKEN_SECRET: 'a-token-secret-of-32-characters!!',
    INTAKE_KEY: 'an-intake-key-of-16',
    AWS_SECRET_ACCESS_KEY: 'aws-secret-key',
    SENDGRID_API_KEY: 'SG.secret-key',
    STRIPE_WEBHOOK_SECRET: 'whsec_of-16-and-more',
    ADYEN_HMAC_KEY: '0123456789abcdef0123456789abcdef',
    ADYEN_API_KEY: 'an-adyen-key-of-16-and-more',
  };
  try {
    const { code, said } = await doctor({
      ...s3.env,
      ...secrets,
      SMTP_URL: `smtp://pabean:right-password@127.0.0.1:${smtp.port}`,
      AWS_ACCESS_KEY_ID: 'aws-id',
      AWS_REGION: 'eu-west-1',
      SES_SNS_TOPIC_ARN: 'arn:aws:sns:eu-west-1:123456789012:mail',
      PUBLIC_PORTAL_URL: 'https://portal.example.org',
      PUBLIC_BACKOFFICE_URL: 'http://backoffice.example.org',
      COMPANY_NAME: 'Another Example Ltd',
      OFFICIAL_FORM_URL: 'http://official.example.org',
      STATEMENT_NAME: 'EXAMPLE TRAVEL SVC',
      ADYEN_MERCHANT_ACCOUNT: 'ExampleTravel',
      ACQUIRER: 'stripe',
    });
    expect(said.slice(12)).toEqual([
      'ok       Documents: the bucket documents can be written, read and listed',
      'ok       Virus scanner: none. See CLAMD_ADDRESS',
      'ok       Mails through AWS: Amazon SES, eu-west-1; configured, not tried',
      'ok       Mails through Sendgrid: api.sendgrid.com; configured, not tried',
      `ok       Mail server: 127.0.0.1:${smtp.port} accepts the sign-in`,
      'ok       Portal address: https://portal.example.org',
      'warning  Back office address: http://backoffice.example.org is not encrypted',
      'warning  Trusted proxies: none: behind a proxy all visitors have its address. See TRUST_PROXY',
      'warning  Company data: still the sample: address, phone, email, taxId, orderMailDomain, sender of mails. See COMPANY_… and MAIL_FROM',
      'warning  Official form: http://official.example.org/ is not encrypted. See OFFICIAL_FORM_URL',
      'ok       Name on statements: EXAMPLE TRAVEL SVC',
      'ok       Webhook of AWS: arn:aws:sns:eu-west-1:123456789012:mail',
      'warning  Webhook of Sendgrid: not configured: whether mails are delivered stays unknown',
      'ok       Disputes of Stripe: its signing secret is configured',
      'ok       Disputes of Adyen: its HMAC key is configured',
      'warning  Answers to Stripe: by hand: packs are downloaded and sent on its page. See STRIPE_SECRET_KEY',
      'ok       Answers to Adyen: its key is configured, not tried',
      'ok       Limits of packs: stripe',
    ]);
    expect(code).toBe(0);
    for (const secret of [...Object.values(secrets), 'S3RVER', 'aws-id', 'right-password']) {
      expect(said.join('\n')).not.toContain(secret);
    }
  } finally {
    await s3.stop();
    await smtp.close();
  }
});

describe('what is wrong is named, beside what works', () => {
  const wrongOf = async (env: Record<string, string>) => {
    const { code, said } = await doctor(env);
    expect(code).toBe(1);
    expect(said.some((line) => line.startsWith('ok'))).toBe(true);
    return said.filter((line) => line.startsWith('wrong'));
  };

  test('a database that does not answer', async () => {
    const port = await freePort();
    const url = `postgresql://pabean:secret-word@127.0.0.1:${port}/pabean`;
    const lines = await wrongOf({ DATABASE_URL: url });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Database: The database 127.0.0.1:${port}/pabean cannot be used`);
    expect(lines[0]).not.toContain('secret-word');
  });

  test('a database that is newer', async () => {
    const newer = await freshDatabase();
    await query(
      newer.url,
      "insert into kysely_migration values ('9999_later', '2030-01-01T00:00:00Z')",
    );
    expect(await wrongOf({ DATABASE_URL: newer.url })).toEqual([
      'wrong    Migrations: the database is newer than this version: 9999_later',
    ]);
    await newer.drop();
  });

  test('a mail server that refuses the sign-in, one that is not there, and the sandbox', async () => {
    const smtp = await mailServer();
    const refused = await wrongOf({ SMTP_URL: `smtp://pabean:guessed@127.0.0.1:${smtp.port}` });
    await smtp.close();
    expect(refused).toEqual([
      expect.stringMatching(
        /^wrong {4}Mail server: \S+ refuses the connection or the sign-in: .*535/,
      ),
    ]);
    expect(refused[0]).not.toContain('guessed');
    const { said, code } = await doctor({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SENDGRID_API_KEY: 'SG.x',
      SENDGRID_SANDBOX: 'true',
    });
    expect(code).toBe(1);
    expect(said).toEqual(
      expect.arrayContaining([
        'warning  Mails through Sendgrid: the sandbox of Sendgrid: mails are not delivered',
        `ok       Mails through AWS: the mail server 127.0.0.1:${smtp.port}`,
        expect.stringMatching(/^wrong {4}Mail server: .*ECONNREFUSED/),
      ]),
    );
  });

  test('a bucket that is gone', async () => {
    const s3 = await startS3();
    await s3.takeBucket();
    expect(await wrongOf(s3.env)).toEqual([
      expect.stringMatching(/^wrong {4}Documents: There is no bucket documents/),
    ]);
    await s3.stop();
  });

  test('a data directory that is none', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    const words =
      'cannot be used: it is no directory. See PABEAN_DATA_DIR, and whether it belongs to';
    // The second is one that no start could make: what is above it is none either.
    for (const path of [file, join(file, 'far', 'below')]) {
      expect(await wrongOf({ PABEAN_DATA_DIR: path })).toEqual([
        `wrong    Data directory: ${path} ${words} the user that runs Pabean`,
      ]);
      // Nothing is made below it: no database of its own, and no place for documents.
      const { said } = await doctor({ PABEAN_DATA_DIR: path, DATABASE_URL: '' });
      expect(said.filter((line) => / (Database|Documents): /.test(line))).toEqual([]);
    }
    await rm(file);
  });

  test('a setting that makes no sense, before anything is looked at', async () => {
    const { code, stdout, stderr } = await runCommand('doctor', [], { PORT: 'http' }).ended;
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Wrong configuration: PORT must be a port, 0 to 65535.\n',
    });
  });
});

test('mails that wait and mails that failed are counted', async () => {
  await seedBulk(database.db, 1);
  const insert = (state: string, at: string) =>
    query(
      database.url,
      `insert into mail_message (id, order_pk, kind, recipient, subject, html, body_text, mail_service_provider, state, created_at)
       select gen_random_uuid(), id, 'refund', 'a@example.com', 's', 'h', 't', 'AWS', '${state}', '${at}' from orders limit 1`,
    );
  await insert('failed', '2026-01-01T10:00:00Z');
  await insert('queued', '2026-01-02T10:00:00Z');
  await query(database.url, "select graphile_worker.add_job('send_mail', '{}'::json)");
  await query(
    database.url,
    `insert into stray_document values ('aa/1.pdf', now() - interval '4 hours'), ('aa/2.pdf', now())`,
  );
  const { said, code } = await doctor();
  expect(code).toBe(0);
  expect(said).toContain(
    'warning  Files to remove: 1, for more than 3 hours: of erased orders, or left by a crash. See the log of the server',
  );
  expect(said.slice(5, 8)).toEqual([
    'warning  Mails that wait: 1, the oldest since 2026-01-02T10:00:00.000Z',
    'warning  Mails that failed: 1',
    expect.stringMatching(/^ok {7}Jobs in the queue: 1, the oldest since 20\S+Z$/),
  ]);
});

test('a database without a table is told, and stays without', async () => {
  const empty = await emptyDatabase();
  const { said, code } = await doctor({ DATABASE_URL: empty.url });
  expect(code).toBe(0);
  expect(said[4]).toMatch(/^warning {2}Migrations: \d+ to be applied at the next start: 0001_/);
  const tables = await query(empty.url, "select 1 from pg_tables where schemaname = 'public'");
  expect(tables).toEqual([]);
  await empty.drop();
});

test('our own database: while it runs, while it does not, and before there is one', async () => {
  const { path, remove } = await temporaryDataDir();
  const own = { DATABASE_URL: '', PABEAN_DATA_DIR: path };
  expect((await doctor(own)).said).toContain(
    'ok       Database: built in, created at the first start',
  );
  expect(existsSync(join(path, 'postgres'))).toBe(false);
  const running = await startEmbedded({ dataDir: path });
  for (const stop of [running.stop, async () => {}]) {
    const { said, code } = await doctor(own);
    expect(code).toBe(0);
    expect(said[2]).toMatch(/^ok {7}Database: \S+pabean, PostgreSQL \d+/);
    await stop();
  }
  await remove();
});

async function mailServer() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth({ username, password }, _session, done) {
      const right = username === 'pabean' && password === 'right-password';
      done(right ? null : new Error('Who are you?'), { user: username });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((done) => server.close(done)) };
}

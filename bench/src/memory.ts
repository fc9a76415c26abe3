import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freshDatabase, spawnServer, startTestCluster } from '@pabean/api/testing';
import { serverBundle } from '@pabean/tooling/server-bundle';
import { SMTPServer } from 'smtp-server';
import { documentCalls } from './memory-calls.ts';

/** Resident memory of the server that is promised, with documents and mail. */
const promiseMb = 250;

const help = `Prints what the server's process holds under load with documents and mail, each minute. Makes
the server's bundle and measures that, for it is what is installed.

  pnpm bench:memory      for 20 minutes

  --minutes N, --seconds N
  --help                 this text
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seconds: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const loadMs = values.seconds ? Number(values.seconds) * 1000 : Number(values.minutes) * 60_000;
/** A minute of the run, or a part of it when the run is short. */
const stepMs = Math.min(60_000, loadMs / 5);

const bundle = serverBundle();
if (bundle === null) throw new Error('The bundle of the server could not be made.');
process.env.PABEAN_TEST_BUNDLE = bundle;
const mails = { arrived: 0 };
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 50,
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      mails.arrived += 1;
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const cluster = await startTestCluster();
const dataDir = await mkdtemp(join(tmpdir(), 'pabean-memory-'));
const admin = { email: 'bench@example.com', password: randomBytes(18).toString('base64url') };
const intakeKey = randomBytes(18).toString('base64url');
const server = await spawnServer({
  PABEAN_DATA_DIR: dataDir,
  DATABASE_URL: (await freshDatabase()).url,
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  INTAKE_KEY: intakeKey,
  LOG_LEVEL: 'error',
});
try {
  say('started', await residentMb());
  const calls = await documentCalls(server.url, admin, intakeKey);
  let ended = false;
  const failures: unknown[] = [];
  const loops = calls.loops.map(async ({ everyMs, work }) => {
    while (!ended) {
      const next = performance.now() + everyMs;
      await work().catch((error) => {
        failures.push(error);
      });
      await sleep(Math.max(0, next - performance.now()));
    }
  });
  const started = performance.now();
  let most = 0;
  for (let step = 1; performance.now() - started < loadMs; step += 1) {
    await sleep(Math.min(stepMs, loadMs - (performance.now() - started)));
    const now = await residentMb();
    most = Math.max(most, now);
    say(`after ${((step * stepMs) / 60_000).toFixed(1)} minutes`, now, calls.done());
  }
  ended = true;
  await Promise.all(loops);
  const last = await residentMb();
  await sleep(stepMs);
  const rested = await residentMb();
  const kept = last <= promiseMb ? 'kept' : 'BROKEN';
  process.stdout.write(
    `memory of the server after load       ${last} MB (promise ${promiseMb}: ${kept}), most at a look ${most} MB, peak ${await residentMb('VmHWM')} MB, after a rest ${rested} MB\n`,
  );
  process.stdout.write(`${failures.length} calls failed\n`);
  if (failures[0] !== undefined) process.stdout.write(`first: ${failures[0]}\n`);
} finally {
  await server.stop();
  await cluster.stop();
  await new Promise<void>((done) => smtp.close(done));
  await rm(dataDir, { recursive: true, force: true });
}

/** Of the server's process alone; PostgreSQL is another one here. */
async function residentMb(field = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

function say(when: string, mb: number, done = ''): void {
  process.stdout.write(
    `${when.padEnd(20)} ${String(mb).padStart(4)} MB  ${mails.arrived} mails ${done}\n`,
  );
}

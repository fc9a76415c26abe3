import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, type ServerProcess, spawnServer, temporaryDataDir } from '@pabean/api/testing';
import { runningDatabaseUrl } from '@pabean/embedded-database';
import pg from 'pg';
import { jsonClient } from '../scale/json-client.ts';
import type { Work } from './work.ts';
import { type Place, write } from './writers.ts';

const writers = 8;
const admin = { email: 'endurance@example.com', password: 'Tidal-Lantern-48-Quarry' };
const intakeKey = 'endurance-intake-key-0123456789';
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Random work of eight writers, and `kill -9` of the server about once a minute, every third time of
 * its PostgreSQL too. At the end every confirmed order is looked for, every kept count is compared
 * with the orders, and the chain of every history is proven.
 */
export async function endure(minutes: number): Promise<void> {
  const dataDir = await temporaryDataDir();
  const env = {
    PABEAN_DATA_DIR: dataDir.path,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    INTAKE_KEY: intakeKey,
    LOG_LEVEL: 'fatal',
  };
  const place: Place = { url: null, token: '', intakeKey };
  const work: Work = { confirmed: [], cases: [], documents: [], answers: new Map() };
  const end = Date.now() + minutes * 60_000;
  let isOver = false;
  let server = await startedAt(place, env);
  const people = Array.from({ length: writers }, () => write(place, work, () => isOver));
  let kills = 0;
  while (Date.now() < end) {
    await sleep(Math.min(randomInt(40_000, 70_000), Math.max(0, end - Date.now())));
    if (Date.now() >= end) break;
    place.url = null;
    if (kills % 3 === 2) process.kill(await postmaster(dataDir.path), 'SIGKILL');
    await server.kill9();
    kills += 1;
    server = await startedAt(place, env);
  }
  isOver = true;
  await Promise.all(people);
  say(`${minutes} minutes, ${writers} writers, ${kills} kills, ${work.confirmed.length} orders`);
  for (const [what, n] of [...work.answers].sort()) say(`  ${what.padEnd(34)} ${n}`);
  for (const [what, n] of Object.entries(await lostThings(dataDir.path, work))) {
    say(`confirmed ${what} that are gone: ${n}`);
  }
  for (const command of ['verify-counts', 'verify-history']) {
    const { code, stdout, stderr } = await runCommand(command, [], env).ended;
    say(`${command} ended with ${code}\n${stdout}${stderr}`);
  }
  await server.stop();
  await dataDir.remove();
}

async function startedAt(
  place: Place,
  env: Record<string, string> & { PABEAN_DATA_DIR: string },
): Promise<ServerProcess> {
  const server = await spawnServer(env);
  const signedIn = (await jsonClient(server.url).post('/api/admin/admin-login', admin)) as {
    data: { jwtToken: string };
  };
  place.token = signedIn.data.jwtToken;
  place.url = server.url;
  return server;
}

/** The process of the own PostgreSQL, as its data directory names it. */
async function postmaster(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

/**
 * How much of what was confirmed is no more. An erased order is kept without its person, and its
 * document is gone for good.
 */
async function lostThings(
  dataDir: string,
  { confirmed, cases, documents }: Work,
): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select
        (select count(*)::int from unnest($1::text[]) as confirmed
          where not exists (select from orders where order_id = confirmed)) as orders,
        (select count(*)::int from unnest($2::text[]) as confirmed
          where not exists (select from dispute where gateway_dispute_id = confirmed)) as cases,
        (select count(*)::int from unnest($3::text[]) as confirmed
          where not exists (
            select from orders
            where order_id = confirmed and (erased_at is not null
              or exists (select from document where order_pk = orders.id)))) as documents`,
      [confirmed, cases, documents],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  bulkOrderCount,
  connect,
  type ServerProcess,
  seedMany,
  spawnServer,
} from '@pabean/api/testing';
import { startEmbedded } from '@pabean/embedded-database';
import { type JsonClient, jsonClient } from './json-client.ts';

const admin = { email: 'bench-admin@example.com', password: 'Tidal-Lantern-48-Quarry' };
const intakeKey = 'bench-intake-key-0123456789';

/** The processes that a measurement is made of. Each is one of its own: server, yardstick, database. */
export interface Stand {
  readonly url: string;
  readonly yardstickUrl: string;
  readonly databaseUrl: string;
  readonly serverPid: number;
  /** Calls of the signed-in Admin, of the shop, and of nobody. */
  readonly staff: JsonClient;
  readonly shop: JsonClient;
  readonly traveller: JsonClient;
  readonly yardstick: JsonClient;
  readonly token: string;
  /** Signs the members of the team in, each from an address of their own. */
  team(): Promise<JsonClient[]>;
  stop(): Promise<void>;
}

/**
 * Our own PostgreSQL as it runs in production, flushed to the disk, in a directory that is kept.
 * `messages` are handed each line that it writes.
 */
export async function startBenchDatabase(dataDir: string, messages: (line: string) => void) {
  await mkdir(dataDir, { recursive: true });
  return startEmbedded({
    dataDir: join(dataDir, 'database'),
    logger: { debug: messages, warn: messages },
  });
}

/** Waits until PostgreSQL has read back what its cache held before its start: nothing else runs beside a measurement. */
export async function untilCacheIsBack(databaseUrl: string): Promise<void> {
  const { pool, close } = connect(databaseUrl, { max: 1 });
  const reading = "select from pg_stat_activity where backend_type = 'autoprewarm worker'";
  while ((await pool.query(reading)).rowCount !== 0) await sleep(500);
  await close();
}

/** Whether PostgreSQL's cache lies in huge pages, which searches depend on: `on` or `off`. */
export async function hugePagesOf(databaseUrl: string): Promise<string> {
  const { pool, close } = connect(databaseUrl, { max: 1 });
  const { rows } = await pool.query<{ huge_pages_status: string }>('show huge_pages_status');
  await close();
  return rows[0]?.huge_pages_status ?? 'unknown';
}

/** The server and the yardstick on a database, ready and signed in. */
export async function openStand(databaseUrl: string, dataDir: string): Promise<Stand> {
  const server = await startServer(databaseUrl, dataDir);
  const bare = await startYardstick(databaseUrl);
  try {
    return await signIn(server, bare, databaseUrl);
  } catch (error) {
    bare.process.kill();
    await server.stop();
    throw error;
  }
}

async function signIn(server: ServerProcess, bare: Yardstick, databaseUrl: string): Promise<Stand> {
  const anonymous = jsonClient(server.url);
  const token = tokenIn(await anonymous.post('/api/admin/admin-login', admin));
  return {
    url: server.url,
    yardstickUrl: bare.url,
    databaseUrl,
    serverPid: server.pid,
    staff: jsonClient(server.url, { Authorization: token }),
    shop: jsonClient(server.url, { 'X-Intake-Key': intakeKey }),
    traveller: anonymous,
    yardstick: jsonClient(bare.url),
    token,
    team: () => signInTeam(server.url),
    async stop() {
      bare.process.kill();
      await server.stop();
    },
  };
}

/**
 * Makes the tables, the Admin and a team, then fills up to so many orders while no server runs.
 *
 * @returns false when there are more already: nothing can be measured at that size any more
 */
export async function fillTo(
  databaseUrl: string,
  dataDir: string,
  orders: number,
): Promise<boolean> {
  const stand = await openStand(databaseUrl, dataDir);
  await addTeam(stand).finally(stand.stop);
  const { db, close } = connect(databaseUrl, { max: 4, statementTimeout: 0 });
  try {
    const missing = orders - (await bulkOrderCount(db));
    if (missing > 0) await seedMany(db, missing);
    return missing >= 0;
  } finally {
    await close();
  }
}

/** Members of the team, the Admin among them: the orders are shared out among them. */
const members = 12;
const memberNamed = (number: number) => ({
  email: `bench-member-${number}@example.com`,
  password: `${admin.password}-${number}`,
});

async function addTeam({ staff }: Stand): Promise<void> {
  const { data } = (await staff.get('/api/admin/get-team-member-list')) as { data: unknown[] };
  for (let number = data.length; number < members; number += 1) {
    const member = { ...memberNamed(number), name: `Bench Member ${number}`, type: 'Team' };
    await staff.post('/api/admin/add-team-member', member);
  }
}

async function signInTeam(url: string): Promise<JsonClient[]> {
  const accounts = Array.from({ length: members }, (_, number) =>
    number === 0 ? admin : memberNamed(number),
  );
  return Promise.all(
    accounts.map(async (account, number) => {
      const client = jsonClient(url, { 'X-Forwarded-For': `203.0.113.${100 + number}` });
      const answer = await client.post('/api/admin/admin-login', account);
      return jsonClient(url, { Authorization: tokenIn(answer) });
    }),
  );
}

const tokenIn = (answer: unknown) => (answer as { data: { jwtToken: string } }).data.jwtToken;

function startServer(databaseUrl: string, dataDir: string): Promise<ServerProcess> {
  return spawnServer({
    PABEAN_DATA_DIR: join(dataDir, 'server'),
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    INTAKE_KEY: intakeKey,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  });
}

interface Yardstick {
  readonly url: string;
  readonly process: ChildProcess;
}

async function startYardstick(databaseUrl: string): Promise<Yardstick> {
  const script = fileURLToPath(new URL('../yardstick.ts', import.meta.url));
  const child = spawn(process.execPath, [script, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: String(url), process: child };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailableError } from '../core/expected-failure.ts';
import { describeUrl } from './connect.ts';
import { makeClient } from './hosts.ts';

/**
 * What a process holds beside its two pools: the session that says that its workers live, the one that hears of
 * ended sessions and who proves that it does, the one of readiness, the one of metrics.
 */
const beside = 5;
const usual = { main: 10, search: 3 };
/** Two of the main pool listen for jobs for good. Two more are the least that calls and jobs get on with. */
const least = { main: 4, search: 1 };

/** How many connections a process takes at most. */
export const mostConnections = beside + usual.main + usual.search;
/** With fewer it would wait for itself: what listens takes them all, and nobody gets an answer. */
export const leastConnections = beside + least.main + least.search;

/**
 * Milliseconds without one more connection after which no other comes: a pooler lets wait instead of refusing. The
 * first one may take longer.
 */
const patienceMs = 3_000;
const firstWithinMs = 10_000;

/** Any number: whoever holds this advisory lock counts; what others open meanwhile would be missing. */
const turnKey = 7_262_234;
/** As many of the patience as the turn is waited for: a process that hangs while it has it stops no other. */
const turnPatience = 5;
/** Others of the same user may be ending, and give theirs back. */
const onceMoreAfterMs = 2_000;
/** A goodbye that nobody answers is waited for no longer. */
const goodbyeMs = 500;

/** How many connections each pool may open. */
export interface PoolShares {
  readonly main: number;
  readonly search: number;
}

/** What the pools may take of so many connections; with fewer than all, searches give most of theirs first. */
export function sharesOf(room: number): PoolShares {
  if (room >= mostConnections) return usual;
  const search = room >= leastConnections + 4 ? 2 : least.search;
  return { search, main: Math.min(usual.main, room - beside - search) };
}

/**
 * How many connections the database, or the pooler before it, lets a process have at once: it opens as many as the
 * process takes at most, and closes them. Processes that start together take turns.
 *
 * @throws DatabaseUnavailableError when they are too few to work with
 */
export async function requireRoom(url: string, patience = patienceMs): Promise<number> {
  let room = await countRoom(url, patience);
  if (room < leastConnections) {
    await sleep(onceMoreAfterMs);
    room = await countRoom(url, patience);
  }
  if (room >= leastConnections) return room;
  throw new DatabaseUnavailableError(
    `The database ${describeUrl(url)} has ${room} connections left for this process, which needs ${leastConnections} and takes up to ${mostConnections}. Raise the limit of its user or database, of PostgreSQL (max_connections) or of the pooler (PgBouncer: pool_size).`,
  );
}

/** The first one waits for the turn, and the others open while it has it. */
async function countRoom(url: string, patience: number): Promise<number> {
  const first = makeProbe(url);
  try {
    const isOpen = open(first).then(() => true);
    if (!(await Promise.race([isOpen, sleep(firstWithinMs, false, { ref: false })]))) return 0;
    await takeTurn(first, patience * turnPatience);
    return 1 + (await countOthers(url, patience));
  } catch {
    // Not even one came.
    return 0;
  } finally {
    // The end of its session gives the turn back.
    await close([first]);
  }
}

function makeProbe(url: string): pg.Client {
  const client = makeClient(url, { application_name: 'pabean room' });
  client.on('error', () => {});
  return client;
}

async function open(client: pg.Client): Promise<void> {
  await client.connect();
  // A pooler says welcome before it has a connection.
  await client.query('select 1');
}

async function takeTurn(client: pg.Client, withinMs: number): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${withinMs}; select pg_advisory_lock(${turnKey})`);
  } catch {
    // Whoever has it hangs. A count beside another is better than no start.
  }
}

async function countOthers(url: string, patience: number): Promise<number> {
  const { promise: isQuiet, resolve: quiet } = Promise.withResolvers<void>();
  let timer = setTimeout(quiet, patience);
  let room = 0;
  const clients = Array.from({ length: mostConnections - 1 }, () => makeProbe(url));
  const all = clients.map(async (client) => {
    await open(client);
    room += 1;
    clearTimeout(timer);
    timer = setTimeout(quiet, patience);
  });
  await Promise.race([Promise.allSettled(all), isQuiet]);
  clearTimeout(timer);
  const found = room;
  await close(clients);
  return found;
}

/** Who still waits gets no goodbye; who has a connection gives it back before anything else asks for it. */
async function close(clients: readonly pg.Client[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(clients.map((client) => client.end())),
    sleep(goodbyeMs, undefined, { ref: false }),
  ]);
  for (const client of clients) client.connection.stream.destroy();
}

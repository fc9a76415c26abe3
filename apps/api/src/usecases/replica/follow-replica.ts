import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Meters, ReplicaReadOutcome } from '../../core/metric-events.ts';
import { ReplicaAge } from '../../core/replica-age.ts';
import { connect, searchConnections } from '../../db/connect.ts';
import { cutterOf } from '../../db/cut-connections.ts';
import { LogAsker } from '../../db/log-place.ts';
import type { Database } from '../../db/schema.ts';
import { watchStatements } from '../metrics/watch-statements.ts';

/** Milliseconds that a replica may be behind, and between two looks at it. */
export const oldestMs = 2_000;
const lookEveryMs = 400;
/** Before the first look. */
const unknown = 'not looked at yet';
const behind = 'it is behind';

/** A replica for calls that only list, count and search (decision 044). */
export interface Replica {
  start(): void;
  stop(): Promise<void>;
  /**
   * What a member's list is read from at this moment; null for the primary: the replica is behind or away, or
   * has not got the member's own changes yet. `hasChanged` says that they made one at another process.
   */
  choose(memberId: number, hasChanged: boolean): ReplicaConnections | null;
  /** A member has changed something, and sees it from now on. */
  noteChange(memberId: number): void;
  /** A list could not be read from it: until the next good look the primary is asked. */
  noteTrouble(reason: string): void;
  /** Why lists are read from the primary; null where they are not, or nobody has looked yet. */
  trouble(): string | null;
  /** How old what it holds is; null while nobody knows. */
  ageSeconds(): number | null;
  readonly pool: ReturnType<typeof connect>['pool'];
}

interface ReplicaConnections {
  readonly db: Kysely<Database>;
  readonly searchDb: Kysely<Database>;
}

interface ReplicaOptions {
  readonly replicaUrl: string;
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly meters: Pick<Meters, 'statement' | 'replicaRead'>;
  readonly now?: () => number;
}

/** Makes the connections to a replica and looks how far it is, once it is started. */
export function followReplica(options: ReplicaOptions): Replica {
  const { replicaUrl, databaseUrl, logger, meters } = options;
  const now = options.now ?? performance.now.bind(performance);
  const watch = watchStatements(meters, logger)('replica');
  const lists = connect(replicaUrl, { watch, connectTimeout: 1_000 });
  const searches = connect(replicaUrl, { ...searchConnections, watch, connectTimeout: 1_000 });
  const cuts = [cutterOf(lists.pool), cutterOf(searches.pool)];
  const primary = new LogAsker(databaseUrl);
  const replica = new LogAsker(replicaUrl);
  const age = new ReplicaAge();
  /** Who changed something that the replica may not have yet, and when. */
  const changes = new Map<number, number>();
  /** Why it is not read. */
  let trouble: string | null = unknown;
  /** The reasons that the log has named since it was read last: they may take turns at each look. */
  const named = new Set<string>();
  /** What the last look found. */
  let looked: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const isBehind = () => now() - age.asOf > oldestMs;

  async function look(): Promise<void> {
    const at = now();
    const head = await primary.ask();
    const { standby, place, identity, timeline } = await replica.ask();
    if (identity !== head.identity) throw new Error('it does not follow this database');
    if (!standby) throw new Error('it takes writes and follows nobody');
    if (timeline !== head.timeline) throw new Error('it does not follow the new primary yet');
    age.noteHead(head.place, at);
    age.noteReplayed(place);
    for (const [memberId, changedAt] of changes) {
      if (changedAt <= age.asOf) changes.delete(memberId);
    }
  }

  async function lookAgain(): Promise<void> {
    let found: string | null = null;
    try {
      await look();
      if (isBehind()) found = behind;
    } catch (error) {
      found = error instanceof Error ? error.message || String(error) : String(error);
      // Whoever waits for a replica that is silent is answered by the primary now.
      if (isBehind()) for (const cut of cuts) cut();
    }
    if (isStopped) {
      // What was still connecting is made by now.
      leave();
      return;
    }
    looked = found;
    tell(found);
    timer = setTimeout(() => void lookAgain(), lookEveryMs).unref();
  }

  /** Ends the connections that are only looked over. */
  function leave(): void {
    primary.close();
    replica.close();
  }

  function tell(found: string | null): void {
    if (found === null) named.clear();
    else if (!named.has(found)) {
      named.add(found);
      logger.warn({ reason: found }, 'The replica cannot be read; lists are read from the primary');
    }
    if (found === null && trouble !== null) logger.info('Lists are read from the replica');
    trouble = found;
  }

  function outcomeFor(memberId: number, hasChanged: boolean): ReplicaReadOutcome {
    if (trouble !== null || isBehind()) return 'behind';
    return hasChanged || changes.has(memberId) ? 'own-change' : 'replica';
  }

  return {
    start: () => void lookAgain(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      leave();
      if (trouble !== null) for (const cut of cuts) cut();
      await Promise.all([lists.close(), searches.close()]);
    },
    choose(memberId, hasChanged) {
      const outcome = outcomeFor(memberId, hasChanged);
      meters.replicaRead(outcome);
      return outcome === 'replica' ? { db: lists.db, searchDb: searches.db } : null;
    },
    noteChange: (memberId) => changes.set(memberId, now()),
    noteTrouble(reason) {
      meters.replicaRead('failed');
      tell(reason);
    },
    trouble: () => looked ?? (trouble !== unknown && isBehind() ? behind : null),
    ageSeconds: () => (Number.isFinite(age.asOf) ? (now() - age.asOf) / 1000 : null),
    pool: lists.pool,
  };
}

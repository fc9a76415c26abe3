import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { diskOf } from '../../adapters/disk.ts';
import type { Env } from '../../core/env.ts';
import type { DatabaseFigures, Figures, PoolFigures, PoolName } from '../../core/metric-events.ts';
import { connect } from '../../db/connect.ts';
import { readDatabaseFigures } from '../../db/queries/figures.ts';
import type { Database } from '../../db/schema.ts';
import type { Readiness } from '../readiness/readiness.ts';

/** Milliseconds for which what the database said is believed, however often somebody asks. */
const believedMs = 10_000;

/** A scrape that takes longer is given up by Prometheus. */
const deadlineMs = 3_000;

/** The counts that a pool of connections keeps. */
interface CountedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface FigureOptions {
  readonly env: Pick<Env, 'dataDir'>;
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly pool: CountedPool;
  readonly searchPool: CountedPool;
  readonly replica: { readonly pool: CountedPool; ageSeconds(): number | null } | null;
  readonly readiness: Pick<Readiness, 'trouble'>;
  readonly now?: () => number;
}

/** Reads what metrics are made of. */
export interface FigureReader {
  read(): Promise<Figures>;
  close(): Promise<void>;
}

/**
 * The database is asked at most every ten seconds, whoever asks, on a connection of its own: when all
 * others are taken is when the numbers are wanted.
 */
export function makeFigureReader(options: FigureOptions): FigureReader {
  const {
    env,
    logger,
    pool,
    searchPool,
    replica,
    readiness,
    now = performance.now.bind(performance),
  } = options;
  let connection: ReturnType<typeof connect> | undefined;
  let answer: Promise<DatabaseFigures | null> | undefined;
  let readAt = 0;

  const ask = async (): Promise<DatabaseFigures | null> => {
    const times = { statementTimeout: deadlineMs, connectTimeout: deadlineMs };
    connection ??= connect(options.databaseUrl, { max: 1, ...times });
    try {
      return await readDatabaseFigures(connection.db as Kysely<Database>);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      logger.warn({ reason: code ?? message }, 'metrics: the database could not be asked');
      return null;
    }
  };
  const database = (): Promise<DatabaseFigures | null> => {
    if (answer === undefined || now() - readAt >= believedMs) {
      readAt = now();
      answer = ask();
    }
    return answer;
  };

  return {
    async read() {
      const [disk, found] = await Promise.all([diskOf(env.dataDir), database()]);
      const pools = [poolFigures('main', pool), poolFigures('search', searchPool)];
      if (replica !== null) pools.push(poolFigures('replica', replica.pool));
      const replicaAgeSeconds = replica?.ageSeconds() ?? null;
      const ready = readiness.trouble() === null;
      return { ready, pools, disk, replicaAgeSeconds, database: found };
    },
    close: async () => connection?.close(),
  };
}

function poolFigures(name: PoolName, pool: CountedPool): PoolFigures {
  const { totalCount, idleCount, waitingCount } = pool;
  return { name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

import type { Logger } from 'pino';
import { type Meters, type PoolName, slowStatementSeconds } from '../../core/metric-events.ts';

/** Characters of a slow statement's text in the log: enough to find it by. */
const mostCharacters = 300;

/** Counts the statements of a pool, and names slow ones in the log. Their values stay out of it. */
export function watchStatements(meters: Pick<Meters, 'statement'>, logger: Logger) {
  return (pool: PoolName) =>
    (seconds: number, text: string): void => {
      meters.statement(pool, seconds);
      if (seconds < slowStatementSeconds) return;
      const statement = text.replace(/\s+/g, ' ').slice(0, mostCharacters);
      logger.warn({ pool, ms: Math.round(seconds * 1000), statement }, 'slow statement');
    };
}

import { isAbsolute, relative, sep } from 'node:path';
import { type Logger, pino } from 'pino';
import { readIdentities } from '../adapters/backup/seal.ts';
import { durationOf } from '../core/durations.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';

/** A duration of the command line in milliseconds. @throws ExpectedFailure for any other text */
export function readDuration(name: string, text: unknown): number | null {
  if (text === undefined) return null;
  const duration = durationOf(String(text));
  if (duration !== null) return duration;
  throw new ExpectedFailure(`--${name} is a time like 90m, 6h or 7d.`);
}

/** The keys that open a backup, of the file that was named. */
export async function identitiesOf(path: unknown): Promise<string[]> {
  return path === undefined ? [] : readIdentities(String(path));
}

/** So many ids are named. */
const namedIds = 20;

/** What an operator reads of orders that were erased again. */
export function erasedAgainLine(orderIds: readonly string[]): string {
  if (orderIds.length === 0) return 'No order had to be erased again.';
  return `Erased again, as they were erased for good before: ${countedIds(orderIds)}.`;
}

/** What an operator reads of orders that they wanted back. */
export function broughtBackLine(orderIds: readonly string[]): string {
  return `Brought back, though they were erased for good: ${countedIds(orderIds)}. Backups that are made from now on bring them back too.`;
}

function countedIds(orderIds: readonly string[]): string {
  const more = orderIds.length > namedIds ? ' and others' : '';
  return `${orderIds.length} orders (${orderIds.slice(0, namedIds).join(', ')}${more})`;
}

/** A log that says nothing and remembers why the document store, or our own PostgreSQL, failed last. */
export function listeningLogger(): { logger: Logger; lastTrouble(): string | undefined } {
  let trouble: string | undefined;
  const write = (line: string) => {
    const { reason, msg = '' } = JSON.parse(line) as { reason?: string; msg?: string };
    trouble = reason ?? /PANIC: +(.*)/.exec(msg)?.[1] ?? trouble;
  };
  // PostgreSQL's own words come at this level.
  return { logger: pino({ level: 'debug' }, { write }), lastTrouble: () => trouble };
}

/** What one call can ask for instead of a backup. */
const otherAims = ['prove', 'forget-wal', 'forget'] as const;
/** What says how a backup is made. */
const ofMaking = ['every', 'keep', 'wal', 'recipient', 'with-secrets', 'no-prove'] as const;
/** What says which one is proven. */
const ofProving = ['backup', 'identity'] as const;

/**
 * A call asks for one thing: who puts `--every` beside `--prove` believes that a job makes backups.
 *
 * @throws ExpectedFailure naming the two options that do not go together
 */
export function requireOneAim(values: Readonly<Record<string, unknown>>): void {
  const presentOf = (names: readonly string[]) =>
    names.filter((name) => values[name] !== undefined);
  const [aim, ...others] = presentOf(otherAims);
  const [odd] = aim === undefined ? [] : [...others, ...presentOf(ofMaking)];
  if (odd !== undefined) {
    throw new ExpectedFailure(`--${aim} makes no backup, and does not go with --${odd}.`);
  }
  const [ofProof] = presentOf(ofProving);
  if (ofProof !== undefined && aim !== 'prove') {
    throw new ExpectedFailure(`--${ofProof} is for --prove alone.`);
  }
}

/** Whether a place is a directory, or in it. A bucket is in none. */
export function isInside(place: string, directory: string): boolean {
  if (!isAbsolute(place)) return false;
  const way = relative(directory, place);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}

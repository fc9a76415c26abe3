import { type Due, type DueCounts, dueKinds, mostDue } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { CountedList } from '../../core/lists/counters.ts';
import type { Database } from '../schema.ts';

/** Milliseconds in which a folder is told to have as many as are counted, though it may have fewer by now. */
export const manyKeptMs = 10_000;

/** Until when a folder has as many. Folders and months are few, and members who have so many of their own. */
type ManyUntil = Map<string, number>;
const momentsOf = new WeakMap<Kysely<Database>, ManyUntil>();

type Folder = Pick<CountedList, 'folder' | 'memberId' | 'month'>;

const keyOf = ({ folder, memberId, month }: Folder, due: Due) =>
  `${due} ${folder} ${folder === 'myOrder' ? memberId : ''} ${month ?? ''}`;

/**
 * What need not be counted in a folder: it was counted to the end (`mostDue`) a moment ago. So many are
 * a thousand rows to look at for a page of ten, and the answer is the same.
 * @returns an array as PostgreSQL reads it
 */
export function manyDueIn(db: Kysely<Database>, folder: Folder): string {
  const moments = momentsOf.get(db);
  if (moments === undefined) return '{}';
  const now = performance.now();
  return `{${dueKinds.filter((due) => (moments.get(keyOf(folder, due)) ?? 0) > now).join()}}`;
}

/**
 * Remembers what was counted to the end.
 * @param before what was not counted then: it is no younger now
 */
export function rememberManyDue(
  db: Kysely<Database>,
  folder: Folder,
  counts: DueCounts | null,
  before: string,
): void {
  for (const due of dueKinds) {
    if (counts === null || counts[due] < mostDue || before.includes(due)) continue;
    const moments: ManyUntil = momentsOf.get(db) ?? new Map();
    momentsOf.set(db, moments);
    moments.set(keyOf(folder, due), performance.now() + manyKeptMs);
  }
}

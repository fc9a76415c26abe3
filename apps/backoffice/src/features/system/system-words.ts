import type { SystemState } from '@pabean/api-client/contract';
import { formatDateMinutes, type SystemLevel, type SystemPart } from '@pabean/domain';
import { countTroubled } from '../../shared/counts/troubled-parts.ts';

export const partTitles: Readonly<Record<SystemPart, string>> = {
  database: 'Database',
  documents: 'Documents',
  disk: 'Disk',
  mail: 'Mail',
  jobs: 'Jobs',
  backup: 'Backup',
};

/** Said before the words of a part, for those who do not see its colour. */
export const levelWords: Readonly<Record<SystemLevel, string>> = {
  fine: 'Fine',
  warning: 'Needs attention',
  wrong: 'Wrong',
};

const counts = [
  'Nothing needs attention',
  'One thing needs attention',
  'Two things need attention',
];

/** How many parts are wrong or warn. */
export function needsWords(system: SystemState): string {
  const troubles = countTroubled(system);
  return counts[troubles] ?? `${troubles} things need attention`;
}

export function versionWords({ versions }: SystemState): string {
  const [schema] = versions.schema.split('_');
  return `Version ${versions.product}, schema ${schema}, PostgreSQL ${versions.postgresql}, Node ${versions.node}, started ${formatDateMinutes(versions.started_at)}`;
}

type WalArchive = NonNullable<SystemState['wal_archives']>[number];

const minuteMs = 60_000;

/** Which moments can be restored, in whole minutes. @param names whether the place is said, for there are others */
export function momentWords({ place, from, until }: WalArchive, names: boolean): string {
  const where = names ? ` from ${place}` : '';
  const first = Math.ceil(Date.parse(from ?? '') / minuteMs) * minuteMs;
  if (until === null || !(first <= Date.parse(until))) {
    return `Nothing can be restored${where} yet.`;
  }
  const begin = formatDateMinutes(new Date(first).toISOString());
  return `Any moment from ${begin} to ${formatDateMinutes(until)} can be restored${where}.`;
}

/** Decimal, as disks are sold. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1e3)} kB`;
}

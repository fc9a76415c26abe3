import type { SystemState } from '@pabean/api-client/contract';
import { formatDateMinutes, type SystemLevel, type SystemPart } from '@pabean/domain';

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
  warning: 'Needs a look',
  wrong: 'Wrong',
};

const counts = ['Nothing needs a look', 'One thing needs a look', 'Two things need a look'];

/** How many parts are wrong or warn. */
export function needsWords({ parts }: SystemState): string {
  const troubles = parts.filter(({ level }) => level !== 'fine').length;
  return counts[troubles] ?? `${troubles} things need a look`;
}

export function versionWords({ versions }: SystemState): string {
  const [schema] = versions.schema.split('_');
  return `Version ${versions.product}, schema ${schema}, PostgreSQL ${versions.postgresql}, Node ${versions.node}, started ${formatDateMinutes(versions.started_at)}`;
}

/** Decimal, as disks are sold. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1e3)} kB`;
}

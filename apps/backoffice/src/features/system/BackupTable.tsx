import type { SystemState } from '@pabean/api-client/contract';
import { type BackupProof, formatDateMinutes, type SystemLevel } from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import table from '../../shared/plain-table.module.css';
import { AnyMoment } from './AnyMoment.tsx';
import { StateChip } from './StateChip.tsx';
import { sizeWords } from './system-words.ts';

type Backup = SystemState['backups'][number];

const levels: Readonly<Record<BackupProof, SystemLevel>> = {
  proven: 'fine',
  unproven: 'warning',
  fault: 'wrong',
};

type BackupTableProps = {
  backups: readonly Backup[];
  archives: NonNullable<SystemState['wal_archives']>;
};

/** The newest backups: proven, not proven, or with their fault by name; and which moments can be restored. */
export function BackupTable({ backups, archives }: BackupTableProps) {
  return (
    <SectionCard id="backups" title="Backups" padding="none">
      {backups.length === 0 ? (
        <p className={table.none}>No backup yet. The operator can create one with pnpm backup.</p>
      ) : (
        <table className={table.table} aria-label="Backups">
          <thead>
            <tr>
              <th scope="col">Made</th>
              <th scope="col" className={table.end}>
                Size
              </th>
              <th scope="col">Proof</th>
            </tr>
          </thead>
          <tbody>
            {backups.map((backup) => (
              <tr key={`${backup.place} ${backup.name} ${backup.at}`}>
                <th scope="row" className={table.date}>
                  {formatDateMinutes(backup.at)}
                </th>
                <td className={table.end}>{sizeWords(backup.bytes)}</td>
                <td>
                  <StateChip level={levels[backup.proof]}>{proofWords(backup)}</StateChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AnyMoment archives={archives} />
    </SectionCard>
  );
}

function proofWords({ proof, proved_at, fault }: Backup): string {
  if (proof === 'proven') return `Proven ${formatDateMinutes(proved_at)}`;
  return proof === 'fault' ? (fault ?? 'A fault without a name') : 'Not proven';
}

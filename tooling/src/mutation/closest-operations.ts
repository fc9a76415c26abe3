import { type ClosestTests, partsOf } from './closest-part.ts';

const part = partsOf('apps/api/src/usecases');

/** The tests of what the operator of an installation looks at, keeps and restores. */
export const operationTests: readonly ClosestTests[] = [
  part(
    'system',
    'system/*.ts',
    'usecases/system/system-parts',
    'usecases/system/wal-state',
    'usecases/system/product-version',
    'usecases/system/read-system',
    'usecases/system/failing-jobs',
  ),
  part('metrics', 'metrics/*.ts', 'usecases/metrics/read-figures', 'http/metrics'),
  part(
    'replica',
    'replica/*.ts',
    'usecases/replica/follow-replica',
    'usecases/replica/read-replica',
  ),
  part(
    'backup-files',
    'backup/{copy-documents,files,lines,list-backups,manifest,proof,prove-documents,prune-backups,restore-documents,trouble,verify-files}.ts',
    'usecases/backup/trouble',
    'usecases/backup/manifest',
    'usecases/backup/files',
    'usecases/backup/copied-documents',
    'usecases/backup/proven-documents',
    'usecases/backup/restored-documents',
    'usecases/backup/kept-backups',
  ),
  part(
    'backup-making',
    'backup/{make-backup,turn}.ts',
    'usecases/backup/make-backup',
    'usecases/point-in-time/moments',
  ),
  part(
    'backup-run',
    'backup/run-backup.ts',
    'usecases/backup/run-backup',
    'usecases/backup/prove-backup',
  ),
  part(
    'restore',
    'backup/{restore-backup,restore-database}.ts',
    'usecases/backup/restore-database',
    'usecases/backup/restore-own',
  ),
  part(
    'backup-proof',
    'backup/prove-backup.ts',
    'usecases/backup/run-backup',
    'usecases/backup/prove-backup',
  ),
  part(
    'erasures',
    'erasures/*.ts',
    'usecases/erasures/erasure-record',
    'usecases/erasures/erasure-records',
    'ops/backup/erased-after-restore',
  ),
  part(
    'point-in-time-files',
    'point-in-time/{forget-wal,pieces,prune-wal,reaches,shipped-documents,wal-archive,wal-line}.ts',
    'usecases/point-in-time/pieces',
    'usecases/point-in-time/reaches',
    'usecases/point-in-time/wal-archive',
  ),
  part(
    'point-in-time',
    'point-in-time/{base-copy,prove-base,recover,restore-moment}.ts',
    'usecases/point-in-time/pieces',
    'usecases/point-in-time/moments',
  ),
];

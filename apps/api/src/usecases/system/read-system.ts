import { statfs } from 'node:fs/promises';
import type { SystemState } from '@pabean/api-client/contract';
import { faultyBackup, lastBackups, watchedPlaces } from '../../db/queries/backup-runs.ts';
import { countJobs, type JobKind } from '../../db/queries/job-trouble.ts';
import { listSignedIn, readDatabaseState } from '../../db/queries/system-state.ts';
import { listMembers } from '../../db/queries/team.ts';
import { walArchives } from '../../db/queries/wal-archives.ts';
import { readMailHealth, readMailTrouble } from '../mail/mail-health.ts';
import type { Services } from '../services.ts';
import { jobLabels, rareJobs } from './job-labels.ts';
import { productVersion } from './product-version.ts';
import {
  backupState,
  databaseState,
  diskState,
  documentsState,
  jobsState,
  type PartState,
} from './system-parts.ts';
import { walState } from './wal-state.ts';

/** As many backups as the page lists. */
const listedBackups = 10;

/** How the installation stands at this moment, as this process sees it. */
export async function readSystem(
  { db, env, documents, replica }: Pick<Services, 'db' | 'env' | 'documents' | 'replica'>,
  memberId: number,
): Promise<SystemState> {
  const startTime = performance.now();
  const database = await readDatabaseState(db);
  const ms = performance.now() - startTime;
  const [kinds, health, mail, backups, faulty, places, archives, sessions, members, disk, trouble] =
    await Promise.all([
      countJobs(db),
      readMailHealth(db, env.mail),
      readMailTrouble(db, env.mail),
      lastBackups(db, listedBackups),
      faultyBackup(db),
      watchedPlaces(db),
      walArchives(db),
      listSignedIn(db),
      listMembers(db),
      statfs(env.dataDir),
      documents.check().then(
        () => null,
        () => 'cannot be stored or read',
      ),
    ]);
  const mailPart: PartState = { part: 'mail', level: health.level, words: health.words };
  const now = Date.now();
  const wal = archives.map((archive) => walState(archive, now));
  return {
    parts: [
      databaseState(ms, database, replica?.trouble() ?? null),
      documentsState(trouble),
      diskState(disk.bavail * disk.bsize, disk.blocks * disk.bsize),
      mailPart,
      jobsState(kinds, now),
      backupState(backups[0], faulty, wal, places, now),
    ],
    mail,
    jobs: jobsOf(kinds, jobLabels(env.mail)),
    backups: backups.map(({ encrypted: _, ended_at: _ended, ...backup }) => backup),
    wal_archives: wal,
    signed_in: sessions.map(({ id, ...member }) => ({
      ...member,
      id: String(id),
      own: id === memberId,
    })),
    members: members.length,
    versions: {
      product: await productVersion(),
      schema: database.schema,
      postgresql: database.version,
      node: process.versions.node,
      started_at: new Date(now - process.uptime() * 1000).toISOString(),
    },
  };
}

/** Every kind that we know, and whatever else waits. */
function jobsOf(
  kinds: readonly JobKind[],
  labels: Readonly<Record<string, string>>,
): SystemState['jobs'] {
  const usual = Object.keys(labels).filter((kind) => !rareJobs.includes(kind));
  const names = [...new Set([...usual, ...kinds.map(({ kind }) => kind)])];
  return names.map((kind) => {
    const row = kinds.find((each) => each.kind === kind);
    const label = labels[kind] ?? kind;
    return row === undefined
      ? {
          kind,
          label,
          waiting: 0,
          failing: 0,
          oldest: null,
          next_at: null,
          words: null,
          tries: null,
        }
      : { ...row, label };
  });
}

import type { SystemState } from '@pabean/api-client/contract';
import styles from './AnyMoment.module.css';
import { StateChip } from './StateChip.tsx';
import { momentWords } from './system-words.ts';

/** Which moments can be restored, and why no later ones are added; nothing where no WAL is archived. */
export function AnyMoment({ archives }: { archives: NonNullable<SystemState['wal_archives']> }) {
  return archives.map((archive) => (
    <p key={archive.place} className={styles.moments}>
      {momentWords(archive, archives.length > 1)}{' '}
      {archive.fault !== null && <StateChip level={archive.level}>{archive.fault}</StateChip>}
    </p>
  ));
}

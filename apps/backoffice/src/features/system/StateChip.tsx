import type { SystemLevel } from '@pabean/domain';
import type { ReactNode } from 'react';
import { levelIcons } from './level-icons.ts';
import styles from './StateChip.module.css';

/** How something stands: words and icon say it, colour only helps. */
export function StateChip({ level, children }: { level: SystemLevel; children: ReactNode }) {
  const LevelIcon = levelIcons[level];
  return (
    <span className={styles.chip} data-level={level}>
      <LevelIcon size={14} aria-hidden />
      {children}
    </span>
  );
}

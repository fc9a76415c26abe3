import type { SystemState } from '@pabean/api-client/contract';
import { levelIcons } from './level-icons.ts';
import styles from './SystemParts.module.css';
import { levelWords, partTitles } from './system-words.ts';

/** The six parts in words, each with its level as colour, icon and name. */
export function SystemParts({ parts }: { parts: SystemState['parts'] }) {
  return (
    <ul className={styles.parts} aria-label="Parts">
      {parts.map(({ part, level, words }) => {
        const LevelIcon = levelIcons[level];
        return (
          <li key={part} className={styles.part} data-level={level}>
            <LevelIcon size={18} role="img" aria-label={levelWords[level]} />
            <div>
              <span className={styles.title}>{partTitles[part]}</span>
              <span className={styles.words}>{words}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

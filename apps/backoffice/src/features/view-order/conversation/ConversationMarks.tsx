import { type ConversationMark, markWords } from '@pabean/domain';
import { goToSection } from '../focus-field.ts';
import styles from './ConversationMarks.module.css';

/** What of the conversation waits for staff; each leads there. */
export function ConversationMarks({ marks }: { marks: readonly ConversationMark[] }) {
  return marks.map((mark) => (
    <button
      key={mark}
      type="button"
      className={styles.mark}
      onClick={() => goToSection('conversation')}
    >
      {markWords[mark]}
    </button>
  ));
}

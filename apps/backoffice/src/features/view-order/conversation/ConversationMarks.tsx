import type { ConversationMark } from '@pabean/domain';
import { goToSection } from '../focus-field.ts';
import styles from './ConversationMarks.module.css';

const words: Record<ConversationMark, string> = {
  wrote: 'Wrote to us',
  answered: 'Answered',
  noAnswer: 'No answer',
};

/** What of the conversation waits for staff; each leads there. */
export function ConversationMarks({ marks }: { marks: readonly ConversationMark[] }) {
  return marks.map((mark) => (
    <button
      key={mark}
      type="button"
      className={styles.mark}
      onClick={() => goToSection('conversation')}
    >
      {words[mark]}
    </button>
  ));
}

import { type ReactNode, useId } from 'react';
import styles from './Conversation.module.css';

/**
 * What is wrong with a control: the words stand above it, where they are read before typing, and
 * describe it (design section 9). `useFocusOfWrong` has them read: with the control or by themselves.
 * @param words nothing where it is not wrong
 */
export function useFieldError(words: ReactNode) {
  const id = useId();
  if (!words) return right;
  return {
    /** Of the words; undefined without any. */
    errorId: id,
    said: (
      <div id={id} className={`pb-error-icon ${styles.error}`}>
        <span>{words}</span>
      </div>
    ),
    /** For the control. */
    wrong: { 'aria-invalid': true, 'aria-describedby': id } as const,
  };
}

const right = { errorId: undefined, said: null, wrong: {} };

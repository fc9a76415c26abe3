import { formatDateTime, type QuestionState } from '@pabean/domain';
import type { RefObject } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './Conversation.module.css';
import { EntryFile } from './EntryFile.tsx';
import { QuestionNews } from './QuestionNews.tsx';

type ConversationEntry = OrderDetail['conversation'][number];

const states: Record<QuestionState, string> = {
  open: 'Waiting for an answer',
  reminded: 'Reminded once',
  overdue: 'No answer',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
};

type Props = {
  entry: ConversationEntry;
  /** The letter that a question went out with. */
  letter: OrderDetail['mailHistory'][number] | undefined;
  /** What was asked before a file came. */
  asked: ConversationEntry['question'] | undefined;
  waits: boolean;
  /** It takes the focus once it is drawn by a press. */
  focusRef: RefObject<HTMLLIElement | null> | undefined;
};

/** One question, answer or message: who, when, and the words as they were written. */
export function Entry({ entry, letter, asked, waits, focusRef }: Props) {
  const { kind, author, by, create_ts, text, english, file, question, language } = entry;
  return (
    <li ref={focusRef} tabIndex={focusRef && -1} className={styles.entry} data-author={author}>
      <p className={styles.head}>
        <bdi className={styles.by}>{by ?? 'Traveller'}</bdi> {verb(kind, author)}{' '}
        <span className={styles.meta}>
          <Ltr>{formatDateTime(create_ts)}</Ltr>
        </span>
        {question && (
          <span className={styles.state} data-state={question.state}>
            {states[question.state]}
          </span>
        )}
        {waits && <span className={styles.state}>Not answered</span>}
      </p>
      {text !== '' && (
        <p className={styles.text} dir="auto" lang={language ?? undefined}>
          {text}
        </p>
      )}
      {english !== null && (
        <p className={styles.english}>
          <span className={styles.meta}>English:</span> {english}
        </p>
      )}
      {question && <QuestionNews question={question} letter={letter} />}
      {file && <EntryFile file={file} asked={asked ?? null} />}
    </li>
  );
}

function verb(kind: ConversationEntry['kind'], author: ConversationEntry['author']): string {
  if (kind === 'question') return 'asked a question';
  if (kind === 'answer') return 'answered';
  return author === 'staff' ? 'wrote to the traveller' : 'wrote to us';
}

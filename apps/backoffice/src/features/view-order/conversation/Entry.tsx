import {
  correctedLabel,
  formatDateTime,
  type QuestionState,
  type QuestionWants,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './Conversation.module.css';
import { EntryFile } from './EntryFile.tsx';

type ConversationEntry = OrderDetail['conversation'][number];
type Question = NonNullable<ConversationEntry['question']>;

const states: Record<QuestionState, string> = {
  open: 'Waiting for an answer',
  reminded: 'Reminded once',
  overdue: 'No answer',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
};

const things: Record<QuestionWants, string> = {
  text: 'a text',
  choice: 'a choice',
  date: 'a date',
  field: 'a field',
  fields: 'details',
  file: 'a file',
};

/** One question, answer or message: who, when, and the words as they were written. */
export function Entry({ entry, waits }: { entry: ConversationEntry; waits: boolean }) {
  const { kind, author, by, create_ts, text, english, file, question, language } = entry;
  return (
    <li className={styles.entry} data-author={author}>
      <p className={styles.head}>
        <bdi className={styles.by}>{by ?? 'Traveller'}</bdi> {verb(kind, author)}{' '}
        <span className={styles.meta}>
          <Ltr>{formatDateTime(create_ts)}</Ltr>
        </span>
        {question && <AskedFor question={question} />}
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
      {file && <EntryFile file={file} />}
    </li>
  );
}

function AskedFor({ question }: { question: Question }) {
  const { wants, field, fields, state } = question;
  return (
    <>
      <span className={styles.meta}>
        {' '}
        asks for{' '}
        {field !== null
          ? correctedLabel(field)
          : (fields?.map(correctedLabel).join(', ') ?? things[wants])}
      </span>
      <span className={styles.state} data-state={state}>
        {states[state]}
      </span>
    </>
  );
}

function verb(kind: ConversationEntry['kind'], author: ConversationEntry['author']): string {
  if (kind === 'question') return 'asked a question';
  if (kind === 'answer') return 'answered';
  return author === 'staff' ? 'wrote to the traveller' : 'wrote to us';
}

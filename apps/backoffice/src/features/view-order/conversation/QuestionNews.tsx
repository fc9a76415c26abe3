import {
  correctedLabel,
  formatDateTime,
  isAnswerable,
  type MailTransport,
  mailReporters,
  type QuestionWants,
  wentOut,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';
import { Delivery } from '../sections/Delivery.tsx';
import { Ltr } from '../sections/Ltr.tsx';
import { againWords } from '../sections/SendAgain.tsx';
import styles from './Conversation.module.css';

type Mail = OrderDetail['mailHistory'][number];
type Entry = OrderDetail['conversation'][number];
type Question = NonNullable<Entry['question']>;

const things: Record<QuestionWants, string> = {
  text: 'a text',
  choice: 'a choice',
  date: 'a date',
  field: 'a field',
  fields: 'details',
  file: 'a file',
};

/**
 * The letter of a question. Both are written in one transaction, so they have one time to the microsecond,
 * and a transaction asks one question of an order. Undefined for who has no address.
 */
export const letterOf = ({ kind, create_ts }: Entry, mails: readonly Mail[]): Mail | undefined =>
  kind === 'question'
    ? mails.find((mail) => mail.kind === 'question' && mail.create_ts === create_ts)
    : undefined;

/** Under a question: what became of its letter, when it was opened on the portal, and what was asked for. */
export function QuestionNews(props: { question: Question; letter: Mail | undefined }) {
  const { question, letter } = props;
  return (
    <div className={styles.news}>
      {letter && <LetterNews letter={letter} />}
      {question.opened_at && (
        <span>
          Opened <Ltr>{formatDateTime(question.opened_at)}</Ltr>
        </span>
      )}
      {isUnopened(question, letter) && <span>Not opened yet</span>}
      <span>Asked for {askedFor(question)}</span>
    </div>
  );
}

function LetterNews({ letter }: { letter: Mail }) {
  return (
    <div className={styles.letter}>
      <span>E-mail:</span>
      <Delivery mail={letter} />
      {awaitsNews(letter) && <span>no news yet</span>}
      {letter.sent_again_by !== null && <span>{againWords(letter)}</span>}
    </div>
  );
}

/** Handed to one of those who tell later what became of it, and not told yet. */
const awaitsNews = ({ state, transport, delivery }: Mail): boolean =>
  state === 'sent' &&
  delivery === null &&
  (mailReporters as readonly (MailTransport | null)[]).includes(transport);

/** It waits, its letter went out and did not come back, and the traveller's page has not got it. */
const isUnopened = ({ state, opened_at }: Question, letter: Mail | undefined): boolean =>
  opened_at === null && isAnswerable(state) && letter !== undefined && isOut(letter);

const isOut = ({ sent_again, ...letter }: Mail): boolean =>
  sent_again !== null
    ? wentOut(sent_again)
    : wentOut(letter) && (letter.delivery === null || letter.delivery === 'delivered');

const askedFor = ({ wants, field, fields }: Question): string =>
  field !== null
    ? correctedLabel(field)
    : (fields?.map(correctedLabel).join(', ') ?? things[wants]);

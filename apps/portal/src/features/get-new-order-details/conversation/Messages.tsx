import { apiAddress } from '@pabean/api-client';
import type { TravellerEntry } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { EmailText } from '@pabean/ui/EmailText';
import { useEarlierParts } from '@pabean/ui/earlier-parts';
import { type RefObject, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Rich } from '../../../i18n/Rich.tsx';
import { Notice } from '../../../shared/Notice.tsx';
import { isUnreachable } from '../../../shared/unreachable.ts';
import hiding from '../hidden.module.css';
import { dayText, dayWritten, timeText } from '../keeping/moment.ts';
import { reloadOwnOrder, useLoadedOwnOrder, useOwnFailure } from '../own-order.ts';
import type { ShownCopy, TravellerOrder } from '../shown-order.ts';
import { useLeftBehind } from '../useLeftBehind.tsx';
import { Bubble, BubbleFile } from './Bubble.tsx';
import { ByEmail } from './ByEmail.tsx';
import { MessageForm } from './MessageForm.tsx';
import styles from './Messages.module.css';

type Props = { order: TravellerOrder; copy: ShownCopy | null };

/**
 * "Contact us about this order": what both sides wrote, and what the traveller writes next. Without a
 * network nothing is here of the first, since no device keeps it; what is written waits for one.
 */
export default function Messages({ order, copy }: Props) {
  const { t } = useLanguage();
  const data = useLoadedOwnOrder(order.order_id);
  const failure = useOwnFailure();
  // A copy has no other part that is typed into.
  useLeftBehind(order.order_id);
  const isCut = copy !== null || (failure !== null && isUnreachable(failure));
  // The form stays while the network comes back: somebody may be typing.
  const [isBegun, setBegun] = useState(false);
  if (!isBegun && (data !== undefined || isCut)) setBegun(true);
  if (data === undefined && !isCut && !isBegun) return null;
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{t('write.heading')}</h2>
      <p>
        {order.email === null ? (
          t('write.lead')
        ) : (
          <Rich text="write.leadTo" values={{ email: <EmailText address={order.email} /> }} />
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.main}>
          {data && <Log conversation={data.conversation} />}
          {/* Where the server asks for the e-mail the copy says so. */}
          {!data && isCut && !copy?.isOver && (
            <Notice kind="info">{t('write.needsInternet')}</Notice>
          )}
          <MessageForm orderId={order.order_id} onSent={() => void reloadOwnOrder()} />
        </div>
        <ByEmail />
      </div>
    </section>
  );
}

/**
 * It is there before the first message, which is read out when it comes. What was written long before stands in
 * front of it, where nothing is read out that is shown by a press.
 */
function Log({ conversation }: { conversation: readonly TravellerEntry[] }) {
  const { t, tag } = useLanguage();
  const { first, latest, firstEntry, showEarlier } = useEarlierParts(conversation.length);
  const earlier = daysOf(conversation.slice(first, latest), tag);
  const days = daysOf(conversation.slice(latest), tag);
  return (
    <>
      {first > 0 && (
        <Button variant="default" onClick={showEarlier}>
          {t('write.earlier')}
        </Button>
      )}
      {/* The place itself stays, for one that comes with its words is not read out; the same words come anew. */}
      <p role="status" className={hiding.hidden}>
        {first < latest && <span key={first}>{t('write.earlierShown')}</span>}
      </p>
      {earlier.length > 0 && (
        <div className={styles.log}>
          {earlier.map((day, place) => (
            <Day
              key={day.entries[0]?.id}
              day={day}
              firstEntry={place === 0 ? firstEntry : undefined}
            />
          ))}
        </div>
      )}
      <div role="log" className={styles.log} aria-label={t('write.heading')}>
        {conversation.length === 0 && <Notice kind="info">{t('write.none')}</Notice>}
        {days.map((day, place) => (
          <Day
            key={day.entries[0]?.id}
            day={day}
            goesOn={place === 0 && day.words === earlier.at(-1)?.words}
          />
        ))}
      </div>
    </>
  );
}

interface DayOfEntries {
  readonly words: string;
  readonly entries: readonly TravellerEntry[];
}

/** What was written on each day, by the clock of the device. */
function daysOf(conversation: readonly TravellerEntry[], tag: string): DayOfEntries[] {
  const days: { words: string; entries: TravellerEntry[] }[] = [];
  for (const entry of conversation) {
    const words = dayText(new Date(entry.at), tag);
    const last = days.at(-1);
    if (last?.words === words) last.entries.push(entry);
    else days.push({ words, entries: [entry] });
  }
  return days;
}

type DayProps = {
  day: DayOfEntries;
  /** Its day is said already, by the part before. */
  goesOn?: boolean;
  /** Of the first entry, which takes the focus once it is drawn by a press. */
  firstEntry?: RefObject<HTMLLIElement | null> | undefined;
};

function Day({ day, goesOn = false, firstEntry }: DayProps) {
  const id = useId();
  return (
    <>
      <p id={id} className={goesOn ? hiding.hidden : styles.day}>
        {day.words}
      </p>
      <ol className={styles.list} aria-labelledby={id}>
        {day.entries.map((entry, place) => (
          <li key={entry.id} {...(place === 0 && firstEntry && { ref: firstEntry, tabIndex: -1 })}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </>
  );
}

const toldBy = { question: 'write.asked', answer: 'write.answered' } as const;

function Entry({ entry }: { entry: TravellerEntry }) {
  const { t, tag } = useLanguage();
  const { kind, from, at, text, language, file } = entry;
  const time = timeText(new Date(at), tag);
  return (
    <Bubble
      from={from}
      told={kind === 'message' ? time : t(toldBy[kind], { time })}
      text={from === 'you' ? dayWritten(text, tag) : text}
      language={language}
    >
      {file && <BubbleFile name={file.file1} size={file.size} href={apiAddress(file.url)} />}
    </Bubble>
  );
}

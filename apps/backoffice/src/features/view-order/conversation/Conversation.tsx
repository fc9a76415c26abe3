import { Button } from '@pabean/ui/Button';
import { useEarlierParts } from '@pabean/ui/earlier-parts';
import { groupDigits, groupedCount } from '@pabean/ui/numbers';
import { SectionCard } from '@pabean/ui/SectionCard';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import hiding from '../../../shared/hidden.module.css';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts';
import { askCommand, orderSubject } from '../order-offers.tsx';
import type { OrderDetail } from '../order-store.ts';
import { AskDialog } from './AskDialog.tsx';
import styles from './Conversation.module.css';
import { Entry } from './Entry.tsx';
import { MessageForm } from './MessageForm.tsx';
import { letterOf } from './QuestionNews.tsx';

const askHash = '#ask';

/** Questions, answers and messages of an order, oldest first, and what staff write next. */
export function Conversation({ order }: { order: OrderDetail }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The page of a case leads here to ask.
  const [asking, setAsking] = useState(hash === askHash);
  const ask = () => setAsking(true);
  useShortcuts({ q: ask });
  usePaletteOffer(() => ({ subject: orderSubject(order), commands: [askCommand(ask)] }));
  const close = () => {
    setAsking(false);
    if (hash === askHash) navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  const { conversation, marks } = order;
  const { first, latest, firstEntry, showEarlier } = useEarlierParts(conversation.length);
  const lastWritten = conversation.findLast(
    ({ kind, author }) => kind === 'message' && author === 'traveller',
  );
  return (
    <SectionCard
      title="Conversation"
      id="conversation"
      count={conversation.length}
      padding="none"
      footer={<MessageForm orderId={order.order_id} onAsk={ask} />}
    >
      {conversation.length === 0 ? (
        <p className={styles.empty}>No record found</p>
      ) : (
        <>
          {first > 0 && (
            <p className={styles.earlier}>
              <Button variant="default" onClick={showEarlier}>
                Show earlier entries ({groupDigits(first)})
              </Button>
            </p>
          )}
          <p role="status" className={hiding.hidden}>
            {first < latest && shownWords(latest - first, first)}
          </p>
          <ol className={styles.entries}>
            {conversation.slice(first).map((entry, place) => (
              <Entry
                key={entry.id}
                entry={entry}
                letter={letterOf(entry, order.mailHistory)}
                asked={
                  entry.file === null ? undefined : questionBefore(conversation, first + place)
                }
                waits={marks.includes('wrote') && entry === lastWritten}
                focusRef={place === 0 && latest > 0 ? firstEntry : undefined}
              />
            ))}
          </ol>
        </>
      )}
      <AskDialog opened={asking} onClose={close} order={order} to={null} onMove={() => {}} />
    </SectionCard>
  );
}

/** What is read out after a press: the focus stands on the first of them. */
const shownWords = (shown: number, left: number) =>
  `${groupedCount(shown, 'earlier entry is', 'earlier entries are')} shown, ${left === 0 ? 'no more' : `${groupDigits(left)} more`} before.`;

/** The question that an answer is most likely of. */
const questionBefore = (conversation: OrderDetail['conversation'], place: number) =>
  conversation.slice(0, place).findLast(({ question }) => question !== null)?.question;

import { Button } from '@pabean/ui/Button';
import { useRef, useState } from 'react';
import { Notice } from '../../../shared/Notice.tsx';
import type { ReadyFile } from '../download.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Counter } from './Counter.tsx';
import { useCounterTexts } from './counter-texts.ts';
import styles from './DocumentActions.module.css';
import { CodeIcon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import { SendAgain } from './SendAgain.tsx';
import { Share } from './Share.tsx';
import { type CodeSearch, isFound } from './useCode.ts';

export type DocumentActionsProps = { order: TravellerOrder; file: ReadyFile; search: CodeSearch };

/** What else can be done with the document: hold it out, remember the day, pass it on. */
export function DocumentActions({ order, file, search }: DocumentActionsProps) {
  const texts = useCounterTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<Outcome>(null);
  // Before its words are there the place is held, so that nothing below moves.
  if (texts === undefined) return <div className={styles.waiting} />;
  // While it is looked for, nobody knows that there is one.
  const hasCode = isFound(search);
  return (
    <div className={styles.actions}>
      <Button
        ref={opener}
        fullWidth
        variant="default"
        leftSection={<CodeIcon size={22} />}
        onClick={() => setOpen(true)}
      >
        {hasCode ? texts.showCode : texts.showPages}
      </Button>
      <div className={styles.small}>
        <AddToCalendar order={order} texts={texts} onOutcome={setMessage} />
        <Share file={file} texts={texts} onOutcome={setMessage} />
        <SendAgain order={order} texts={texts} onOutcome={setMessage} />
      </div>
      <div role="status" className={styles.outcome}>
        {message?.kind === 'info' && <Notice kind="info">{message.words}</Notice>}
      </div>
      {message?.kind === 'error' && <Notice kind="error">{message.words}</Notice>}
      {isOpen && (
        <Counter
          order={order}
          texts={texts}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

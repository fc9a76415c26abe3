import { Button, Spinner } from '@pabean/ui/Button';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { places } from '../ToPlace.tsx';
import { sends } from '../useLeftBehind.tsx';
import { Bubble, BubbleFile } from './Bubble.tsx';
import styles from './Messages.module.css';
import { SendNotice } from './SendNotice.tsx';
import { isAboutFile } from './send-failure.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { WaitingMessage } from './unsent.ts';
import type { useWaiting } from './useWaiting.ts';

type Waiting = ReturnType<typeof useWaiting>;

/** The messages that were sent without a network, each with the way to send or delete it. */
export function WaitingMessages({ waiting }: { waiting: Waiting }) {
  const { t } = useLanguage();
  const { messages, sending, failures } = waiting;
  const list = useRef<HTMLUListElement>(null);
  /** Where the person is in the list. */
  const here = useRef<number | null>(null);
  // The bubble with the focus may be gone: whoever does not see goes on from the next, or from the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each message that comes or goes
  useEffect(() => {
    const index = here.current;
    if (index === null || document.activeElement !== document.body) return;
    here.current = null;
    const bubbles = list.current?.children ?? [];
    const next = bubbles[Math.min(index, bubbles.length - 1)]?.querySelector('button');
    (next ?? document.getElementById(places.message))?.focus();
  }, [messages]);
  if (messages.length === 0) return null;
  const isOffline = !navigator.onLine && sending.length === 0;
  // What was refused goes with a press alone.
  const isSilent = messages.some(({ about, unsent }) => unsent.waits && !failures[about]);
  return (
    <>
      {/* Another one for each message: what stands there already is not read out. */}
      {isOffline && isSilent && (
        <SendNotice key={messages.at(-1)?.about} state="waiting" problem={null} />
      )}
      <ul ref={list} className={styles.list} aria-label={t('write.unsent')}>
        {messages.map((message, index) => (
          <WaitingBubble
            key={message.about}
            message={message}
            waiting={waiting}
            onHere={(isHere) => {
              here.current = isHere ? index : null;
            }}
          />
        ))}
      </ul>
    </>
  );
}

type BubbleProps = {
  message: WaitingMessage;
  waiting: Waiting;
  /** The person came to it, or left it. */
  onHere: (isHere: boolean) => void;
};

function WaitingBubble({ message, waiting, onHere }: BubbleProps) {
  const { t } = useLanguage();
  const wordsId = useId();
  const { about, unsent } = message;
  const { text, file } = unsent;
  const isSending = waiting.sending.includes(about);
  const isElsewhere = waiting.elsewhere.includes(about);
  const failure = isSending ? null : waiting.failures[about];
  // A message of nothing but a file is deleted as a whole.
  const hasWrongFile = failure && isAboutFile(failure) && file !== null && text.trim() !== '';
  const send = () => {
    // Safari gives a pressed button no focus.
    onHere(true);
    if (!isSending) waiting.send(about);
  };
  const drop = () => {
    onHere(true);
    void waiting.drop(about);
  };
  const dropFile = () => {
    onHere(true);
    void waiting.dropFile(about);
  };
  return (
    <li onFocus={() => onHere(true)} onBlur={() => onHere(false)}>
      <Bubble from="you" told={t('write.unsent')} text={text} wordsId={wordsId} isUnsent>
        {file && <BubbleFile name={file.name} size={file.bytes.byteLength} />}
        {failure && <SendNotice state={{ failure }} problem={null} />}
        {isElsewhere && <p>{t('write.elsewhere')}</p>}
        {isSending && !isElsewhere && <UploadProgress upload={waiting.upload} />}
        <Button
          size="sm"
          variant="outline"
          className={styles.sendNow}
          {...sends}
          aria-busy={isSending}
          aria-describedby={wordsId}
          leftSection={isSending ? <Spinner size={18} /> : undefined}
          onClick={send}
        >
          {t(isSending ? 'write.sending' : 'write.sendNow')}
        </Button>
        {hasWrongFile && (
          <Button size="sm" variant="default" aria-describedby={wordsId} onClick={dropFile}>
            {t('write.remove')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-describedby={wordsId}
          aria-disabled={isSending || undefined}
          onClick={drop}
        >
          {t('write.delete')}
        </Button>
      </Bubble>
    </li>
  );
}

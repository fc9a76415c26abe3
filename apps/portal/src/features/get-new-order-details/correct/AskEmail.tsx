import { sendTravellerMessage } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { EmailText } from '@pabean/ui/EmailText';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { SendNotice } from '../conversation/SendNotice.tsx';
import { useSending } from '../conversation/useSending.ts';
import { reloadOwnOrder } from '../own-order.ts';
import { filled } from '../useTextsOf.ts';
import styles from './Correct.module.css';
import { type CorrectTexts, texts as english } from './texts/en.ts';

type Props = {
  orderId: string;
  email: string | null;
  texts: CorrectTexts;
  /** Something is typed here and not sent. */
  onTyped: () => void;
};

/** The e-mail opens the order, so its traveller asks and staff change it. */
export function AskEmail({ orderId, email, texts, onTyped }: Props) {
  const { t } = useLanguage();
  const [isPressedOpen, setOpen] = useState<boolean | null>(null);
  const [isSent, setSent] = useState(false);
  const { draft, state, change, submit } = useSending({
    orderId,
    about: 'email',
    async send({ text, key }) {
      const body = { orderId, text: messageOf(text, texts), key };
      const result = await api(sendTravellerMessage, { body });
      // A key belongs to one address: it arrived before, in the words of another language.
      const isThere = !result.ok && result.errors.some(({ path }) => path === 'key');
      return isThere ? { ok: true } : result;
    },
    onSent: (_, isAll) => {
      setSent(true);
      setOpen(!isAll);
      void reloadOwnOrder();
    },
  });
  const isTyped = draft.text !== '';
  // What was typed before a reload is in sight again, and what becomes of it too.
  const isOpen = isPressedOpen ?? isTyped;
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that closed the form went with it.
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) toggle.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is typed
  useEffect(() => {
    if (isTyped) onTyped();
  }, [isTyped]);
  return (
    <div className={styles.row}>
      <span className={styles.label}>{t('order.email')}</span>
      <span className={styles.value}>{email ? <EmailText address={email} /> : '—'}</span>
      <button
        ref={toggle}
        type="button"
        className={styles.change}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.askEmail}
      </button>
      <div role="status" className={styles.saved}>
        {isSent && <Notice kind="info">{t('write.sent')}</Notice>}
      </div>
      {isOpen && (
        <form
          className={styles.editor}
          aria-label={texts.askEmail}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p>{texts.emailWhy}</p>
          <TextInput
            type="email"
            required
            autoFocus={isPressedOpen === true}
            label={texts.emailNew}
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            value={draft.text}
            onChange={({ currentTarget }) => {
              setOpen(true);
              // That was of another address.
              setSent(false);
              void change({ text: currentTarget.value });
            }}
          />
          <SendNotice state={state} problem={null} />
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={state === 'sending' || undefined}>
              {t('write.send')}
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

/** In the traveller's words, and in English for whoever reads it. */
function messageOf(email: string, texts: CorrectTexts): string {
  const own = filled(texts.emailMessage, { email: email.trim() });
  const inEnglish = filled(english.emailMessage, { email: email.trim() });
  return own === inEnglish ? own : `${own}\n${inEnglish}`;
}

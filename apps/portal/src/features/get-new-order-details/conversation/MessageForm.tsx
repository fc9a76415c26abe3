import { sendTravellerMessage } from '@pabean/api-client/contract';
import { Button, Spinner } from '@pabean/ui/Button';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { places } from '../ToPlace.tsx';
import styles from './Conversation.module.css';
import { FileField } from './FileField.tsx';
import { longestMessage } from './left-answer.ts';
import { SendNotice } from './SendNotice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { fileTrouble } from './upload.ts';
import { useLeftAnswer } from './useLeftAnswer.ts';
import { useSending } from './useSending.ts';
import { useUpload } from './useUpload.ts';

/** The traveller writes, with a file if they like. */
export function MessageForm({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const { t } = useLanguage();
  const { upload, call } = useUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const message = useSending({
    orderId,
    about: 'message',
    send: ({ text, file, key }) =>
      call(sendTravellerMessage, { body: { orderId, text, key }, ...(file && { file }) }),
    onSent: () => {
      setSent(true);
      onSent();
    },
  });
  const { draft, state, isKept, change, submit } = message;
  const isLeft = useLeftAnswer(orderId, message);
  const isSending = state === 'sending';

  function send(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = draft.text.trim() === '' && draft.file === null;
    setProblem(isEmpty ? t('write.empty') : null);
    if (!isEmpty) void submit();
  }
  function onFile(file: File | null): void {
    const trouble = file && fileTrouble(file);
    setProblem(trouble && t(trouble));
    if (!trouble) void change({ file });
  }
  return (
    <form className={styles.write} onSubmit={send}>
      <div className={styles.field}>
        <label htmlFor={places.message}>{t('write.label')}</label>
        <p className={styles.hint}>{t('write.warn')}</p>
        <textarea
          id={places.message}
          rows={3}
          maxLength={longestMessage}
          dir="auto"
          value={draft.text}
          onChange={(event) => {
            setSent(false);
            setProblem(null);
            void change({ text: event.currentTarget.value });
          }}
        />
      </div>
      <FileField file={draft.file} onFile={onFile} words={t('write.add')} />
      <SendNotice
        state={state}
        problem={problem ?? (isLeft && state === 'typing' ? t('ask.gone') : null)}
      />
      <UploadProgress upload={upload} />
      <Button
        type="submit"
        fullWidth
        aria-busy={isSending}
        leftSection={isSending ? <Spinner size={18} /> : undefined}
      >
        {t(isSending ? 'write.sending' : 'write.send')}
      </Button>
      <p className={styles.hint} role="status">
        {isSent ? t('write.sent') : isKept && t('write.kept')}
      </p>
    </form>
  );
}

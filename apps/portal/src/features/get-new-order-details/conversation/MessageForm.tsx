import { sendTravellerMessage } from '@pabean/api-client/contract';
import { Button, Spinner } from '@pabean/ui/Button';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useAnsweredAgain } from '../own-order.ts';
import { places } from '../ToPlace.tsx';
import styles from './Conversation.module.css';
import { FileField } from './FileField.tsx';
import { type FieldProblem, refusedField, wordsFor } from './field-problem.tsx';
import { DeviceIcon, SendIcon } from './icons.tsx';
import { isBlank } from './kept-draft.ts';
import { longestMessage } from './left-answer.ts';
import { SendNotice } from './SendNotice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { fileTrouble } from './upload.ts';
import { useFieldError } from './useFieldError.tsx';
import { useFocusOfWrong } from './useFocusOfWrong.tsx';
import { useLeftAnswer } from './useLeftAnswer.ts';
import { useSending } from './useSending.ts';
import { useUpload } from './useUpload.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingMessages } from './Waiting.tsx';

/** The traveller writes, with a file if they like; what waits for a network stands before it. */
export function MessageForm({ orderId, onSent }: { orderId: string; onSent: () => void }) {
  const language = useLanguage();
  const { t } = language;
  const { upload, call } = useUpload();
  const [typed, setTyped] = useState<FieldProblem | null>(null);
  const [isSent, setSent] = useState(false);
  const arrived = () => {
    setSent(true);
    onSent();
  };
  const waiting = useWaiting(orderId, arrived);
  useAnsweredAgain(orderId, waiting.sendAll);
  const message = useSending({
    orderId,
    about: 'message',
    send: ({ text, file, key }) =>
      call(sendTravellerMessage, { body: { orderId, text, key }, ...(file && { file }) }),
    letWait: waiting.take,
    onSent: arrived,
  });
  const { draft, state, isKept, change, submit } = message;
  const isLeft = useLeftAnswer(orderId, message);
  const isArrived = isSent && isBlank(draft);
  const isSending = state === 'sending';
  const failure = typeof state === 'object' ? state.failure : null;
  const problem = typed ?? (failure && refusedField(failure, language, true));
  const { form, press, announced } = useFocusOfWrong<HTMLFormElement>(
    typed ?? failure,
    problem?.words,
  );
  const { said, wrong } = useFieldError(wordsFor('text', problem));

  function send(event: FormEvent): void {
    event.preventDefault();
    press();
    const isEmpty = draft.text.trim() === '' && draft.file === null;
    setTyped(isEmpty ? { part: 'text', words: t('write.empty') } : null);
    setSent(false);
    if (!isEmpty) void submit();
  }
  function onFile(file: File | null): void {
    const trouble = file && fileTrouble(file);
    if (file) press();
    setSent(false);
    setTyped(trouble && { part: 'file', words: t(trouble) });
    if (!trouble) void change({ file });
  }
  return (
    <>
      <WaitingMessages waiting={waiting} />
      <form ref={form} className={styles.write} onSubmit={send}>
        <div className={styles.field}>
          <label htmlFor={places.message}>{t('write.label')}</label>
          <p className={styles.hint}>{t('write.warn')}</p>
          {said}
          <textarea
            id={places.message}
            rows={3}
            maxLength={longestMessage}
            dir="auto"
            value={draft.text}
            {...wrong}
            onChange={(event) => {
              setSent(false);
              setTyped(null);
              void change({ text: event.currentTarget.value });
            }}
          />
        </div>
        <FileField
          file={draft.file}
          onFile={onFile}
          words={t('write.add')}
          error={wordsFor('file', problem)}
          beside={
            <Button
              type="submit"
              aria-busy={isSending}
              leftSection={
                isSending ? (
                  <Spinner size={18} />
                ) : (
                  <span className={styles.plane}>
                    <SendIcon size={20} />
                  </span>
                )
              }
            >
              {t(isSending ? 'write.sending' : 'write.send')}
            </Button>
          }
        >
          {!problem && (
            <SendNotice
              state={state}
              problem={isLeft && state === 'typing' ? t('ask.gone') : null}
            />
          )}
          {announced}
          <UploadProgress upload={upload} />
        </FileField>
        <p className={styles.hint} role="status">
          {!isArrived && isKept && <DeviceIcon size={18} />}
          {isArrived ? t('write.sent') : isKept && t('write.kept')}
        </p>
      </form>
    </>
  );
}

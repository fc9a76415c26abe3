import { answerQuestion, type OpenQuestion } from '@pabean/api-client/contract';
import { Button, Spinner } from '@pabean/ui/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { MessageIcon } from '../icons.tsx';
import { AnswerField } from './AnswerField.tsx';
import styles from './Conversation.module.css';
import { dayProblem } from './day-problem.ts';
import { type FieldProblem, refusedField } from './field-problem.tsx';
import type { Draft } from './kept-draft.ts';
import { headingByWants, questionHeading, questionWords } from './question-heading.ts';
import { SendNotice } from './SendNotice.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { aboutQuestion } from './unsent.ts';
import { fileTrouble } from './upload.ts';
import { useFocusOfWrong } from './useFocusOfWrong.tsx';
import { useSending } from './useSending.ts';
import { useUpload } from './useUpload.ts';

type Props = {
  orderId: string;
  question: OpenQuestion;
  /** It waits for no answer any more. */
  isGone: boolean;
  /** Whether there is something in the form that was not sent. */
  onTyped: (about: OpenQuestion, isTyped: boolean) => void;
  /** @param at when the answer arrived */
  onAnswered: (at: string) => void;
};

/** The question, and the one thing that it asks for. */
export function QuestionForm({ orderId, question, isGone, onTyped, onAnswered }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { upload, call } = useUpload();
  const [typed, setTyped] = useState<FieldProblem | null>(null);
  const { draft, state, isKept, change, submit } = useSending({
    orderId,
    about: aboutQuestion(question.id),
    asked: question.text,
    send: ({ text, file, key }) =>
      call(answerQuestion, {
        body: { orderId, questionId: question.id, answer: text, key },
        ...(file && { file }),
      }),
    onSent: ({ data }) => onAnswered(data.at),
  });
  const isSending = state === 'sending';
  const wantsFile = question.wants === 'file';
  const failure = typeof state === 'object' ? state.failure : null;
  const problem = typed ?? (failure && refusedField(failure, language, wantsFile));
  const { form, press, announced } = useFocusOfWrong<HTMLFormElement>(
    typed ?? failure,
    problem?.words,
  );
  const isTyped = draft.text !== '' || draft.file !== null;
  useEffect(() => onTyped(question, isTyped), [onTyped, question, isTyped]);
  // An answer that travels may be the reason why it is asked no more.
  const isNeedless = isGone && isTyped && state === 'typing';

  function send(event: FormEvent): void {
    event.preventDefault();
    press();
    const lacking = wantsFile ? draft.file === null : draft.text.trim() === '';
    const found: FieldProblem | null = lacking
      ? { part: wantsFile ? 'file' : 'text', words: t('ask.empty') }
      : dayProblem(question, draft.text, language);
    setTyped(found);
    if (found === null) void submit();
  }
  function onChange(part: Partial<Pick<Draft, 'text' | 'file'>>): void {
    const trouble = part.file ? fileTrouble(part.file) : null;
    if (part.file) press();
    setTyped(trouble && { part: 'file', words: t(trouble) });
    if (!trouble) void change(part);
  }
  return (
    <form ref={form} className={styles.question} onSubmit={send} aria-labelledby={questionHeading}>
      <h2 id={questionHeading} tabIndex={-1}>
        <MessageIcon size={26} />
        {t(headingByWants[question.wants])}
      </h2>
      <p
        id={questionWords}
        className={styles.words}
        dir="auto"
        lang={question.language ?? undefined}
      >
        {question.text}
      </p>
      {/* An answer is sent once: what is typed while it travels could not follow. */}
      <fieldset className={styles.answer} disabled={isSending}>
        <AnswerField question={question} draft={draft} problem={problem} onChange={onChange} />
      </fieldset>
      {!problem && <SendNotice state={state} problem={isNeedless ? t('ask.gone') : null} />}
      {announced}
      <UploadProgress upload={upload} />
      <Button
        type="submit"
        fullWidth
        aria-busy={isSending}
        leftSection={isSending ? <Spinner size={18} /> : undefined}
      >
        {t(isSending ? 'write.sending' : 'ask.send')}
      </Button>
      {isKept && <p className={styles.hint}>{t('write.kept')}</p>}
    </form>
  );
}

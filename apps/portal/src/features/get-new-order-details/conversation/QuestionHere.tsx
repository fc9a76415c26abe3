import type { OpenQuestion } from '@pabean/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { momentText } from '../keeping/moment.ts';
import { reloadOrder } from '../order-view.ts';
import { reloadOwnOrder, useLoadedOwnOrder } from '../own-order.ts';
import type { TravellerOrder } from '../shown-order.ts';
import styles from './Conversation.module.css';
import { QuestionForm } from './QuestionForm.tsx';

/** What we asked, where the stage stands; nothing where nothing is asked. */
export default function QuestionHere({ order }: { order: TravellerOrder }) {
  const orderId = order.order_id;
  const openQuestion = useLoadedOwnOrder(orderId)?.question;
  // Half an answer stays in sight, also where the question was withdrawn or answered elsewhere.
  const [begunQuestion, setBegun] = useState<OpenQuestion | null>(null);
  const onTyped = useCallback(
    (about: OpenQuestion, isTyped: boolean) =>
      setBegun((now) => (isTyped ? about : now?.id === about.id ? null : now)),
    [],
  );
  const question = openQuestion ?? begunQuestion;
  const [answered, setAnswered] = useState<{ id: number; at: string } | null>(null);
  // The page may hear late of what it has sent itself.
  if (!question || question.id === answered?.id) {
    return answered && <AnswerSent at={answered.at} />;
  }
  return (
    <QuestionForm
      key={question.id}
      orderId={orderId}
      question={question}
      isGone={!openQuestion}
      onTyped={onTyped}
      onAnswered={(at) => {
        setAnswered({ id: question.id, at });
        void reloadOwnOrder();
        void reloadOrder();
      }}
    />
  );
}

/** It takes the focus of the form that it stands for; whoever went on to another part of the page stays there. */
function AnswerSent({ at }: { at: string }) {
  const { t, tag } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <Notice kind="info">{t('ask.sent', { date: momentText(new Date(at), tag) })}</Notice>
    </div>
  );
}

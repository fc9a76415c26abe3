import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import {
  lookAtUnsent,
  type Unsent,
  unsentAnswers,
  waitingMessages,
} from './conversation/unsent.ts';
import { readCorrectDrafts } from './correct/correct-draft.ts';
import { useOwnTexts } from './correct/correct-texts.ts';
import { labelOf, type OwnTexts, valueText } from './correct/own-fields.ts';
import { LeaveSection } from './keeping/LeaveOrder.tsx';
import { hearOfOrder } from './keeping/other-pages.ts';
import styles from './LeftTyped.module.css';
import { typedLines } from './missing/typed-lines.ts';
import part from './OwnPart.module.css';
import { Reach } from './Reach.tsx';
import { readDraft } from './refund/refund-draft.ts';
import { useRefundTexts } from './refund/refund-texts.ts';
import type { RefundTexts } from './refund/texts/en.ts';

/** One thing that was typed, under the name of its form or field. */
interface Left {
  readonly label: string;
  readonly lines: readonly string[];
}

/**
 * What was typed for an order whose page has given way to Track Order. Nobody says whether there still is
 * such an order: what is said holds for one that has gone, and for one with another e-mail.
 */
export function LeftTyped({ orderId }: { orderId: string }) {
  const { t } = useLanguage();
  return (
    <Typed orderId={orderId} written={useWritten(orderId)}>
      {t('left.notOpen')} <Reach />
    </Typed>
  );
}

/**
 * The same where our server is not reached and no copy is kept: what waits here is as safe as ever. The
 * device may be somebody else's, and nothing else here removes it.
 * @param isAway there is no network
 */
export function LeftHere({ orderId, isAway }: { orderId: string; isAway: boolean }) {
  const { t } = useLanguage();
  const written = useWritten(orderId);
  const waits = written && [...written.messages, ...written.answers].some((one) => one?.waits);
  const leave = <LeaveSection order={{ order_id: orderId }} />;
  return (
    <Typed orderId={orderId} written={written} after={leave}>
      {t(waits && isAway ? 'write.offline' : 'write.kept')}
    </Typed>
  );
}

type Props = {
  orderId: string;
  written: Written | undefined;
  /** What is said below it. */
  children: ReactNode;
  /** What stands behind it. */
  after?: ReactNode;
};

function Typed({ orderId, written, children, after }: Props) {
  const { t, tag } = useLanguage();
  const own = useOwnTexts();
  const refund = useRefundTexts();
  if (own === undefined || refund === undefined || written === undefined) return null;
  const { messages, email, answers } = written;
  const names = { correct: own, scheme: own.scheme };
  const all: Left[] = [
    ...answers.map((unsent) => ({
      label: unsent.asked ?? t('ask.answer'),
      lines: linesOf({ ...unsent, text: typedLines(unsent.text, names) }),
    })),
    { label: t('write.label'), lines: [...new Set(messages.flatMap(linesOf))] },
    ...correctionsOf(orderId, own, tag),
    { label: own.emailNew, lines: linesOf(email) },
    { label: refund.ask, lines: refundOf(orderId, refund) },
  ];
  const present = all.filter(({ lines }) => lines.length > 0);
  if (present.length === 0) return null;
  return (
    <>
      <section className={`${part.part} ${part.card}`} aria-label={t('left.typed')}>
        <div role="status">
          <Notice kind="attention">{t('left.typed')}</Notice>
        </div>
        <dl className={styles.typed}>
          {present.map(({ label, lines }) => (
            <div key={label}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              {lines.map((line) => (
                <dd key={line}>
                  <bdi>{line}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p>{children}</p>
      </section>
      {after}
    </>
  );
}

interface Written {
  /** Those that wait, and the one that is being written. */
  readonly messages: readonly (Unsent | null | undefined)[];
  readonly email: Unsent | null | undefined;
  readonly answers: readonly Unsent[];
}

/**
 * What the forms of the conversation have left on the device; undefined until it is known, and once the order
 * is removed from the device in another tab.
 */
function useWritten(orderId: string): Written | undefined {
  const [written, setWritten] = useState<Written>();
  useEffect(() => {
    let isOver = false;
    void Promise.all([
      lookAtUnsent(orderId, 'message'),
      lookAtUnsent(orderId, 'email'),
      unsentAnswers(orderId),
      waitingMessages(orderId),
    ]).then(([message, email, answers, waiting]) => {
      if (isOver) return;
      const messages = [...waiting.map(({ unsent }) => unsent), message];
      setWritten({ messages, email, answers: answers.map(({ unsent }) => unsent) });
    });
    const unhear = hearOfOrder(orderId, () => {
      isOver = true;
      setWritten(undefined);
    });
    return () => {
      isOver = true;
      unhear();
    };
  }, [orderId]);
  return written;
}

const linesOf = (unsent: Unsent | null | undefined): string[] =>
  [unsent?.text, unsent?.file?.name].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];

/** A field whose editor was only opened holds no more than the order. */
function correctionsOf(orderId: string, texts: OwnTexts, tag: string): Left[] {
  return Object.values(readCorrectDrafts(orderId).typed).map(({ field, value, reason }) => ({
    label: labelOf(field, texts),
    lines: [valueText(field, value, texts, tag), reason].filter(Boolean),
  }));
}

function refundOf(orderId: string, texts: RefundTexts): string[] {
  const { reason, words } = readDraft(orderId);
  const chosen = (texts as Readonly<Record<string, string>>)[reason] ?? reason;
  return [chosen, words].filter(Boolean);
}

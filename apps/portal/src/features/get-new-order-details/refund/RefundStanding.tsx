import { moneyIn } from '@pabean/domain';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { greenwichDay } from '../greenwich-day.ts';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import { places, ToPlace } from '../ToPlace.tsx';
import { filled } from '../useTextsOf.ts';
import styles from './Refund.module.css';
import { isOffered } from './refund-reason.ts';
import type { RefundTexts } from './texts/en.ts';

type Request = NonNullable<OwnOrder['refund']['request']>;
type Props = {
  request: Request;
  /** Whether the one that was sent here was new; null where none was. */
  created: boolean | null;
  texts: RefundTexts;
};

/** What became of the request, in plain words and with our sentence. */
export function RefundStanding({ request, created, texts }: Props) {
  const { tag } = useLanguage();
  const heading = useFocusOfNews(request.id, created !== null);
  const { currency, state, sentence } = request;
  const sum = (amount: string | null) =>
    amount !== null && currency !== null ? moneyIn(tag, amount, currency) : null;
  const back = state === 'accepted' ? sum(request.granted) : sum(request.amount);
  const decided = request.decided_at ? greenwichDay(request.decided_at, tag) : '';
  return (
    <div className={`${part.card} ${styles.standing}`}>
      <h2 ref={heading} tabIndex={-1}>
        {{ asked: texts.have, accepted: texts.agreed, refused: texts.refused }[state]}
      </h2>
      <p>
        {
          {
            asked: filled(texts.askedOn, { date: greenwichDay(request.at, tag) }),
            accepted: filled(texts.agreedOn, { date: decided }),
            refused: filled(texts.answeredOn, { date: decided }),
          }[state]
        }
      </p>
      {sentence && <blockquote dir="auto">{sentence}</blockquote>}
      <dl>
        {back && state !== 'refused' && (
          <div>
            <dt>{state === 'accepted' ? texts.weReturn : texts.byPolicy}</dt>
            <dd>
              <bdi>{back}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.yourReason}</dt>
          <dd dir="auto">{isOffered(request.reason) ? texts[request.reason] : request.reason}</dd>
        </div>
      </dl>
      {state === 'refused' && (
        <p>
          <ToPlace to={places.message}>{texts.write}</ToPlace>
        </p>
      )}
      {created === false && state === 'asked' && <Notice kind="info">{texts.twice}</Notice>}
    </div>
  );
}

/** A request that was sent here takes the focus, whose form has gone; one from elsewhere does not. */
function useFocusOfNews(id: number, isFromHere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each request
  useEffect(() => {
    if (isFromHere && document.activeElement === document.body) heading.current?.focus();
  }, [id, isFromHere]);
  return heading;
}

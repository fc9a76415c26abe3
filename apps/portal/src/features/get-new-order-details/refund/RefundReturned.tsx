import { moneyIn } from '@pabean/domain';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { greenwichDay } from '../greenwich-day.ts';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import styles from './Refund.module.css';
import type { RefundTexts } from './texts/en.ts';

type Refund = OwnOrder['refund'];

type Props = {
  request: Refund['request'];
  paid: NonNullable<Refund['paid']>;
  /** When the money went back. */
  refunded: string;
  texts: RefundTexts;
};

/** What went back, when, to where and which share that is: the rows of our letter about it. */
export function RefundReturned({ request, paid, refunded, texts }: Props) {
  const { tag } = useLanguage();
  // Without an accepted request, staff returned all of the payment.
  const accepted = request?.state === 'accepted' ? request : null;
  const sum = (amount: string | null) =>
    amount !== null && paid.currency !== null ? moneyIn(tag, amount, paid.currency) : null;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return (
    <div className={`${part.card} ${styles.standing}`}>
      <h2>{texts.returned}</h2>
      {accepted?.sentence && <blockquote dir="auto">{accepted.sentence}</blockquote>}
      <dl>
        <Row label={texts.amount}>{sum(accepted?.granted ?? paid.amount)}</Row>
        <Row label={texts.returnedOn}>{greenwichDay(refunded, tag)}</Row>
        <Row label={texts.backTo}>{texts.payer}</Row>
        <Row label={texts.youPaid}>{sum(paid.amount)}</Row>
        <Row label={texts.share}>{accepted && percent.format(accepted.share / 100)}</Row>
      </dl>
    </div>
  );
}

/** A row, or nothing where the record does not say it. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

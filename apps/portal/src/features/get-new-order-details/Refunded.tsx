import { moneyIn } from '@pabean/domain';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { greenwichDay } from './greenwich-day.ts';
import type { TravellerOrder } from './shown-order.ts';

/** How much went back and when, as far as the order's record says it. */
export function RefundedText({ order }: { order: TravellerOrder }) {
  const { t, tag } = useLanguage();
  const { refund_date: refundDate, amount, currency } = order;
  const date = greenwichDay(refundDate ?? '', tag);
  if (!amount || !currency) return t('refund.doneOn', { date });
  const values = { amount: moneyIn(tag, amount, currency), date };
  return <Rich text="refund.doneText" values={values} />;
}

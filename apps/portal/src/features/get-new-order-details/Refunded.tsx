import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import type { TravellerOrder } from './order-store.ts';

/** How much went back and when, as far as the order's record says it. */
export function RefundedText({ order }: { order: TravellerOrder }) {
  const { t, tag } = useLanguage();
  const { refund_date: refundDate, amount, currency } = order;
  // The day at Greenwich, as in the mail.
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const date = days.format(new Date(refundDate ?? Number.NaN));
  if (!amount || !currency) return t('refund.doneOn', { date });
  const values = { amount: money(amount, currency, tag), date };
  return <Rich text="refund.doneText" values={values} />;
}

/** "USD 39.00": the code, since many countries have dollars. */
function money(amount: string, currency: string, tag: string): string {
  try {
    const style = { style: 'currency', currency, currencyDisplay: 'code' } as const;
    return new Intl.NumberFormat(tag, style).format(Number(amount));
  } catch {
    // No code that Intl knows.
    return `${currency} ${amount}`;
  }
}

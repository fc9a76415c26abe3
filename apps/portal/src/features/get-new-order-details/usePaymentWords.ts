import { moneyIn } from '@pabean/domain';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { usePayment } from '../../shared/payment-store.ts';
import { greenwichDay } from './greenwich-day.ts';
import type { OwnOrder } from './own-order.ts';

/** Lets "What you pay for" say what was paid and when, as long as the order is open. */
export function usePaymentWords(own: OwnOrder | undefined): void {
  const { tag } = useLanguage();
  const { amount, currency, at } = own?.refund.paid ?? {};
  useEffect(() => {
    if (!amount || !currency || !at) return;
    const paid = { sum: moneyIn(tag, amount, currency), day: greenwichDay(at, tag) };
    usePayment.setState({ paid });
    return () => usePayment.setState({ paid: null });
  }, [amount, currency, at, tag]);
}

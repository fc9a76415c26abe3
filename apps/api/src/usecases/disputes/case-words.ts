import { formatDateMinutes, money } from '@pabean/domain';

/** A moment as staff and banks read it, its zone named. */
export const minute = (at: string): string => `${formatDateMinutes(at, 'UTC')} UTC`;

/** A sum with its currency; null where there is none. */
export const sumWords = (amount: string | null, currency: string | null): string | null =>
  amount === null ? null : money(amount, currency);

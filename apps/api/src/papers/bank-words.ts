import {
  formatDate,
  formatDateMinutes,
  formatDateTime,
  formatNewYork,
  holdsCardNumber,
  money,
  orMissing,
  withoutCardNumbers,
} from '@pabean/domain';

/** The most characters of one value: a name of 500 characters must not push the rest off the page. */
const longest = 300;

/** A value as it is printed: one paragraph, not endless, a dash when it is missing. */
export function value(text: string | number | null, most = longest): string {
  const line = orMissing(text === null ? null : String(text).replace(/\s+/g, ' ').trim());
  const letters = Array.from(line);
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
}

/**
 * What somebody typed, as it is printed: no full card number leaves for a bank, wherever it was typed.
 * An order's own id stays, also where its digits could be those of a card.
 */
export function typed(text: string | null, most = longest, orderId = ''): string {
  if (text === null) return value(null);
  const parts = holdsCardNumber(orderId) ? text.split(orderId) : [text];
  return value(parts.map(withoutCardNumbers).join(orderId), most);
}

/** The end of a passport number: enough to tell it by, too little to misuse. */
export function passportEnd(number: string | null): string {
  const passport = (number ?? '').trim();
  if (passport === '') return value(null);
  // Of a short one, three would be too much of it.
  return passport.length < 6 ? '…' : `…${passport.slice(-3)}`;
}

/** A digest in groups, so that no line breaks inside of what is compared. */
export const digest = (hex: string) => hex.match(/.{1,8}/g)?.join(' ') ?? hex;

/** A calendar date; it belongs to no zone. */
export const day = (date: string | null) => formatDate(date);

/** A moment at Greenwich, with the zone named beside it. */
export function utc(moment: string | null): string {
  return moment === null ? value(null) : `${formatDateTime(moment, 'UTC')} UTC`;
}

/** The same moment where the bank is. */
export function newYork(moment: string | null): string {
  return moment === null ? value(null) : `${formatNewYork(moment)} New York`;
}

/** A moment in both zones, each named. */
export function bothTimes(moment: string | null): string {
  return moment === null ? value(null) : `${utc(moment)} = ${newYork(moment)}`;
}

/** A moment at Greenwich to the minute, as staff read it too. */
export const minute = (at: string): string => `${formatDateMinutes(at, 'UTC')} UTC`;

/** A sum with its currency; null where there is none. */
export const sumWords = (amount: string | null, currency: string | null): string | null =>
  amount === null ? null : money(amount, currency);

import {
  counted,
  diallingCode,
  formatDate,
  languageName,
  money,
  type OrderFieldKey,
  orderFields,
  telephone,
} from '@pabean/domain';
import type { OrderDetail } from '../order-store.ts';

type FieldText = string | number | null;

/** What is shown of the fields that are more than their own value. */
const composed: { readonly [Key in OrderFieldKey]?: (order: OrderDetail) => FieldText } = {
  phone_number: ({ country_code, phone_number }) =>
    phone_number === null ? null : telephone(country_code, phone_number),
  country_code: ({ country_code }) => countryCode(country_code),
  amount: ({ currency, amount }) => (amount === null ? null : money(amount, currency)),
  unaccompanied_baggage_select: unaccompanied,
  language: ({ language }) => (language === null ? null : languageName(language)),
};

/** A field as the screen shows it; null when nothing came in. */
export function orderFieldValue(key: OrderFieldKey, order: OrderDetail): FieldText {
  const compose = composed[key];
  if (compose) return compose(order);
  const value = order[key];
  return orderFields[key].kind === 'day' && typeof value === 'string' ? formatDate(value) : value;
}

/** Orders hold a country's name or its digits; an unknown name is shown as it came. */
function countryCode(stored: string | null): string | null {
  const code = stored === null ? '' : diallingCode(stored).replace(/^\s*(?:\+|00)/, '');
  return /^\d+$/.test(code) ? `+${code}` : stored;
}

/** The answer and the number belong together: "Yes, 1 piece". */
function unaccompanied(order: OrderDetail): string | null {
  const { unaccompanied_baggage_select: answer, unaccompanied_baggage: pieces } = order;
  const count = pieces ? counted(pieces, 'piece') : null;
  if (!answer) return count;
  return count ? `${answer}, ${count}` : answer;
}

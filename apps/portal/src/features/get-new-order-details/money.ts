/** "USD 39.00": the code, since many countries have dollars. */
export function money(amount: string, currency: string, tag: string): string {
  try {
    const style = { style: 'currency', currency, currencyDisplay: 'code' } as const;
    return new Intl.NumberFormat(tag, style).format(Number(amount));
  } catch {
    // No code that Intl knows.
    return `${currency} ${amount}`;
  }
}

/** A moment's day; the one at Greenwich, as in our mails. */
export const greenwichDay = (moment: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

/** A moment's day; the one at Greenwich, as in our mails. */
export const greenwichDay = (moment: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));

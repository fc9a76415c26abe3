/** A day, and a moment of a day, as the page's language writes them; the time is the device's own. */
export const dayText = (date: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(date);

export const momentText = (date: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(date);

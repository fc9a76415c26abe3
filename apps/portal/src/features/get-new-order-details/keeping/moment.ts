/** A day, and a moment of a day, as the page's language writes them; the time is the device's own. */
export const dayText = (date: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(date);

export const momentText = (date: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(date);

/** The time of a day alone. */
export const timeText = (date: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(date);

/** A calendar day of the form 2026-12-02 as the page's language writes it; any other text as it is. */
export function dayWritten(text: string, tag: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (day === undefined || Number.isNaN(day.getTime())) return text;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** The month of a moment by the UTC calendar, as its first day. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** A month, as its first day, some months later or earlier. */
export function monthsAfter(month: string, months: number): string {
  const day = new Date(`${month}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return monthOf(day);
}

/** All months from one to another, the newest first. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = to; month >= from; month = monthsAfter(month, -1)) months.push(month);
  return months;
}

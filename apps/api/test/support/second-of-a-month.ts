/**
 * A day of arrival to come whose window opens in the month before, three days earlier.
 * @returns the day, and that month by the name that orders have it
 */
export function secondOfAMonth(): [day: string, monthBefore: string] {
  const now = new Date();
  const at = (ahead: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 2));
  const month = at(1).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
  return [at(2).toISOString().slice(0, 10), month];
}

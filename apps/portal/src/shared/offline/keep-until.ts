const dayMs = 24 * 60 * 60 * 1000;
/** A copy is of use around the arrival. */
const daysAfter = 30;
/** A year in the future is more often a slip than a journey. */
const daysAtMost = 365;

/**
 * Until when a device keeps a copy: 30 days after the arrival, or after today where the arrival is
 * past or unknown; never longer than a year.
 * @param doa the day of arrival as YYYY-MM-DD
 */
export function keepUntil(doa: string | null, now: Date): Date {
  const today = now.getTime();
  const arrival = doa === null ? Number.NaN : Date.parse(doa);
  const from = Number.isNaN(arrival) ? today : Math.max(arrival, today);
  return new Date(Math.min(from + daysAfter * dayMs, today + daysAtMost * dayMs));
}

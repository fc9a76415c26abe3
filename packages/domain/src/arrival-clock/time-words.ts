const minuteMs = 60_000;
/** Minutes of an hour. */
export const hour = 60;
/** Minutes of a day. */
export const day = 24 * hour;

/** Whole minutes; what is left of one counts, so that "0 min" is never shown of a time to come. */
export function minutesUntil(moment: string, now: Date): number {
  return Math.ceil((Date.parse(moment) - now.getTime()) / minuteMs);
}

/** "1 d 4 h". */
export function daysAndHours(minutes: number): string {
  return `${Math.floor(minutes / day)} d ${Math.floor((minutes % day) / hour)} h`;
}

/** "1 d 4 h", "15 h 05 min", "40 min". */
export function exactly(minutes: number): string {
  if (minutes >= day) return daysAndHours(minutes);
  if (minutes < hour) return `${minutes} min`;
  return `${Math.floor(minutes / hour)} h ${String(minutes % hour).padStart(2, '0')} min`;
}

/** The largest unit alone: "6 d", "1 h", "40 min". */
export function largest(minutes: number): string {
  if (minutes >= day) return `${Math.floor(minutes / day)} d`;
  return minutes >= hour ? `${Math.floor(minutes / hour)} h` : `${minutes} min`;
}

import { serverNow } from '@pabean/api-client';

/** What a field of type datetime-local holds, a wall clock of this device, as a moment; null for nothing. */
export function momentOfLocal(local: string): string | null {
  const time = Date.parse(local);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** A moment as such a field shows it. */
export function localOfMoment(moment: string | Date): string {
  const at = new Date(moment);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Now, as such a field shows it. */
export const localNow = (): string => localOfMoment(serverNow());

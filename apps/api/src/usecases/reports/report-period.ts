import { Refusal } from '../../core/refusal.ts';
import type { Period } from '../../core/report-spans.ts';

/** @throws Refusal 422 when the period ends before it begins: an empty table would look like an answer */
export function requirePeriod({ fromDate, toDate }: Period): void {
  if (!fromDate || !toDate || fromDate <= toDate) return;
  const message = 'The From date is after the To date.';
  throw new Refusal(422, message, { errors: [{ path: 'fromDate', message }] });
}

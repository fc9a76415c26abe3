import { isCalendarDate } from '../../dates/dates.ts';

/** A payment as far as the meters compare it; null is not held, and never equal to anything. */
export interface MeteredPayment {
  readonly orderId: string;
  /**
   * Calendar day of processing, YYYY-MM-DD. No source names a time zone: we take the day in UTC, which
   * is how gateways stamp payments (decision 032).
   */
  readonly day: string;
  /** The gateway's token of the card. */
  readonly card: string | null;
  readonly ip: string | null;
  readonly deviceId: string | null;
  readonly fingerprint: string | null;
  readonly login: string | null;
  /** A delivery address, only when it is complete; a digital service has none. */
  readonly address: string | null;
}

/** An earlier payment with what became of it. */
export interface EarlierPayment extends MeteredPayment {
  readonly paid: boolean;
  readonly disputed: boolean;
  readonly fraudReport: boolean;
  /** A card check of zero is no payment. */
  readonly amount: number;
}

/** Calendar days from one day to another; null where one is no day. Negative when it lies before. */
export function daysBetween(from: string, to: string): number | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return null;
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

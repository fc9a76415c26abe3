import type { CompellingEvidence } from '../programmes/compelling-evidence.ts';
import { daysBetween } from './payment.ts';

/** Inside by every source, by some, or by none. */
export type DayFit = 'yes' | 'border' | 'no';

/** How long before the disputed payment an earlier one lies, by both ways of counting. */
export interface DaysBefore {
  /** Calendar days before the disputed payment. */
  readonly ofPayment: number | null;
  /** Calendar days before the dispute; null where its day is not known. */
  readonly ofDispute: number | null;
  readonly fit: DayFit;
  readonly words: string;
}

/** Days that the sources say differently of, in words. */
function fitOf(days: number, { days: span, lastSureDay }: CompellingEvidence): DayFit {
  if (days < span.is.least || days > span.is.most) return 'no';
  return days <= lastSureDay.is ? 'yes' : 'border';
}

/**
 * Counts the days by both readings: back from the payment (two sources) and back from the dispute
 * (other guides). What only one of them takes is at the border; so is the last day, which one source
 * leaves out.
 */
export function daysBefore(
  earlier: string,
  disputed: string,
  disputedOn: string | null,
  rules: CompellingEvidence,
): DaysBefore {
  const ofPayment = daysBetween(earlier, disputed);
  const ofDispute = disputedOn === null ? null : daysBetween(earlier, disputedOn);
  if (ofPayment === null) {
    return { ofPayment, ofDispute, fit: 'no', words: 'has no day of payment' };
  }
  const fits = [ofPayment, ...(ofDispute === null ? [] : [ofDispute])].map((days) =>
    fitOf(days, rules),
  );
  const { least, most } = rules.days.is;
  const distance =
    ofDispute === null || ofDispute === ofPayment
      ? `${ofPayment} days before`
      : `${ofPayment} days before the payment, ${ofDispute} before the dispute`;
  // Before itself is after the disputed payment, whatever the dispute's day says.
  if (ofPayment < 0 || fits.every((fit) => fit === 'no')) {
    return { ofPayment, ofDispute, fit: 'no', words: `${distance}, not ${least} to ${most}` };
  }
  const fit = fits.every((one) => one === 'yes') ? 'yes' : 'border';
  const doubt = fit === 'yes' ? '' : ', where sources disagree';
  return { ofPayment, ofDispute, fit, words: `${distance}${doubt}` };
}

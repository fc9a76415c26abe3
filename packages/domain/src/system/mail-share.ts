import type { SystemLevel } from './system-parts.ts';

/** What became of the mails of the last 24 hours. */
export interface MailDay {
  /** Taken by a provider, and not sent back. */
  readonly sent: number;
  /** Refused for good, given up, or sent back. */
  readonly refused: number;
}

/**
 * From which share of refused letters on, and from how many: one wrong address among ten letters says
 * nothing yet. Amazon SES reviews an account from 5 % of bounces, so a person has to know before.
 */
export const refusedLimits = {
  warning: { share: 0.02, letters: 3 },
  wrong: { share: 0.04, letters: 5 },
} as const;

/** The share of the tried letters that were refused; 0 without any. */
export function refusedShare({ sent, refused }: MailDay): number {
  return refused === 0 ? 0 : refused / (sent + refused);
}

/** How bad it is. */
export function mailLevel(day: MailDay): SystemLevel {
  const share = refusedShare(day);
  const reaches = ({ share: most, letters }: { share: number; letters: number }) =>
    share >= most && day.refused >= letters;
  if (reaches(refusedLimits.wrong)) return 'wrong';
  return reaches(refusedLimits.warning) ? 'warning' : 'fine';
}

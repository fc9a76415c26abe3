/** The marks that lists are filtered by, in the order of their chips. */
export const listMarks = [
  'answered',
  'wrote',
  'withErrors',
  'withWarnings',
  'refundAsked',
  'correctionAsked',
  'bounced',
] as const;

export type ListMark = (typeof listMarks)[number];

/** The marks that a row of a list tells; of several the first has the line. */
export const rowMarks = [
  'refundAsked',
  'wrote',
  'answered',
  'correctionAsked',
  'noAnswer',
] as const;

export type RowMark = (typeof rowMarks)[number];

/** A mark of an order, and since when it waits for staff: a moment in ISO 8601. */
export type MarkSince = { readonly mark: RowMark; readonly since: string };

/** What staff read of a mark. */
export const markWords: Record<ListMark | RowMark, string> = {
  answered: 'Answered',
  wrote: 'Wrote to us',
  refundAsked: 'Refund asked',
  correctionAsked: 'Correction asked',
  noAnswer: 'No answer',
  bounced: 'Bounced mail',
  withErrors: 'With errors',
  withWarnings: 'With warnings',
};

/** So many answered orders stand on top of their folder at most, the newest orders of them. */
export const mostOnTop = 100;

const minute = 60_000;
const units = [
  { name: 'd', minutes: 24 * 60 },
  { name: 'h', minutes: 60 },
  { name: 'min', minutes: 1 },
] as const;

/** How long ago, in the largest unit that is full: "4 min", "3 h", "2 d"; "now" within the first minute. */
export function agoWords(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / minute);
  const unit = units.find((one) => minutes >= one.minutes);
  return unit === undefined ? 'now' : `${Math.floor(minutes / unit.minutes)} ${unit.name}`;
}

import type { DisputeSourceId } from '../sources.ts';

/** What the list for digital goods counts, each by its letter. */
export interface TwoOfElement {
  readonly id: 'a' | 'b' | 'c' | 'd' | 'e' | 'f';
  readonly what: string;
}

/** Visa's "two of" for digital goods as data. */
export interface TwoOf {
  readonly checked: string;
  readonly need: number;
  readonly elements: readonly TwoOfElement[];
  readonly note: string;
  readonly sources: readonly DisputeSourceId[];
}

/** Asked for beside a description of the goods and the day and time of the download. */
export const twoOf: TwoOf = {
  checked: '2026-11-22',
  need: 2,
  elements: [
    { id: 'a', what: 'IP of the buyer and place of the device when the purchase was made' },
    { id: 'b', what: 'Device id and device name' },
    { id: 'c', what: 'Name and e-mail of the buyer tied to the order' },
    { id: 'd', what: 'Profile set up and verified before the purchase' },
    { id: 'e', what: 'Page used by the cardholder on or after the day of purchase' },
    { id: 'f', what: 'Same device and card as in an earlier undisputed payment' },
  ],
  note: 'The words are of 2015 and of acquirers; the current rule book was not read.',
  sources: ['gateway.evidence', 'papers', 'gateway.older'],
};

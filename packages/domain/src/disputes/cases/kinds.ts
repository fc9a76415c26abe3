/**
 * What a case is: a word before the dispute (alert, inquiry), news that the bank was told of fraud, the
 * dispute, and its second round.
 */
export const disputeKinds = [
  'alert',
  'inquiry',
  'fraud_report',
  'chargeback',
  'pre_arbitration',
] as const;

export type DisputeKind = (typeof disputeKinds)[number];

/** What the rest of the product has to know of a kind. */
export interface DisputeKindFacts {
  readonly label: string;
  /** Money was taken: its order moves to ChargeBack. */
  readonly movesOrder: boolean;
  /** An answer can be sent; a fraud report is news without a question. */
  readonly answered: boolean;
  /** Counts as a dispute, as a fraud report, or not in the ratio of a programme. */
  readonly counts: 'dispute' | 'fraud report' | 'no';
}

/** The kinds as data. */
export const disputeKindFacts: Readonly<Record<DisputeKind, DisputeKindFacts>> = {
  alert: { label: 'Alert', movesOrder: false, answered: true, counts: 'no' },
  inquiry: { label: 'Inquiry', movesOrder: false, answered: true, counts: 'no' },
  fraud_report: {
    label: 'Fraud report',
    movesOrder: false,
    answered: false,
    counts: 'fraud report',
  },
  chargeback: { label: 'Chargeback', movesOrder: true, answered: true, counts: 'dispute' },
  // Its chargeback was counted already.
  pre_arbitration: { label: 'Pre-arbitration', movesOrder: true, answered: true, counts: 'no' },
};

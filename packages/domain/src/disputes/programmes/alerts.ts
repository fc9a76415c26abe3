import type { DisputeSourceId } from '../sources.ts';

/** A programme that warns before a dispute, as far as it is told. */
export interface AlertProgramme {
  readonly id: string;
  readonly name: string;
  readonly kind: 'alert' | 'fraud_report';
  readonly tells: string;
  /** Hours to refund that are usual. The case's own due date counts, this is a note. */
  readonly usualHours: number | null;
  /** Where the hours were read; they are surer or less sure than the rest. */
  readonly hoursSources: readonly DisputeSourceId[];
  readonly sources: readonly DisputeSourceId[];
}

/** The programmes before a dispute. */
export const alertProgrammes: readonly AlertProgramme[] = [
  {
    id: 'rdr',
    name: 'Rapid Dispute Resolution (Visa)',
    kind: 'alert',
    tells: 'Refunded by rules set beforehand: it comes as settled already.',
    usualHours: null,
    hoursSources: [],
    sources: ['service.evidence', 'papers', 'gateway.errors'],
  },
  {
    id: 'cdrn',
    name: 'Cardholder Dispute Resolution Network',
    kind: 'alert',
    tells: 'The shop refunds and says so.',
    usualHours: 72,
    hoursSources: ['general'],
    sources: ['service.evidence'],
  },
  {
    id: 'ethoca',
    name: 'Ethoca alerts',
    kind: 'alert',
    tells:
      'Mastercard, some American Express and Discover: the shop refunds, then tells the outcome, which can not be changed.',
    usualHours: 24,
    hoursSources: ['network.alerts', 'service.evidence'],
    sources: ['network.alerts', 'service.evidence'],
  },
  {
    id: 'tc40-safe',
    name: 'Fraud reports (TC40, SAFE)',
    kind: 'fraud_report',
    tells: 'News without a case and without an answer; it counts all the same.',
    usualHours: null,
    hoursSources: [],
    sources: ['gateway.openapi'],
  },
];

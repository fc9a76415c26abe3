import type { DisputeSourceId } from '../sources.ts';

/** What is compared between payments. */
export const compelledElements = ['ip', 'device', 'login', 'address'] as const;

export type CompelledElement = (typeof compelledElements)[number];

/** A number or a word of the programme with the texts that say it. */
interface Said<T> {
  readonly is: T;
  readonly sources: readonly DisputeSourceId[];
}

/** Visa Compelling Evidence 3.0 as data. */
export interface CompellingEvidence {
  readonly checked: string;
  readonly code: Said<string>;
  readonly payments: Said<number>;
  /** Calendar days from an earlier payment to the disputed one, both ends included. */
  readonly days: Said<{ readonly least: number; readonly most: number }>;
  /** The last day that no source leaves out. */
  readonly lastSureDay: Said<number>;
  readonly equal: Said<{ readonly need: number; readonly oneOf: readonly CompelledElement[] }>;
  readonly deviceIdLength: Said<number>;
  readonly fingerprintLength: Said<number>;
}

const three = ['gateway.ce3', 'service.ce3', 'developer.ce3'] as const;
const lengths = ['gateway.library', 'papers', 'gateway.client'] as const;

/** The numbers of Visa Compelling Evidence 3.0. */
export const compellingEvidence: CompellingEvidence = {
  checked: '2026-11-22',
  code: { is: '10.4', sources: ['gateway.ce3', 'service.ce3', 'gateway.ce3.developers'] },
  payments: { is: 2, sources: ['gateway.ce3', 'service.ce3', 'gateway.library'] },
  days: { is: { least: 120, most: 365 }, sources: three },
  // One page prints 120 to 364.
  lastSureDay: { is: 364, sources: ['gateway.ce3.developers'] },
  equal: {
    is: { need: 2, oneOf: ['ip', 'device'] },
    sources: [...three, 'gateway.ce3.developers'],
  },
  deviceIdLength: { is: 15, sources: lengths },
  fingerprintLength: { is: 20, sources: lengths },
};

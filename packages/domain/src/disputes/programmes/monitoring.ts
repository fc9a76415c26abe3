import type { DisputeSourceId } from '../sources.ts';

/** A line of a network's programme: at or above its share and its count a shop is in it. */
export interface ProgrammeLine {
  readonly id: string;
  readonly network: 'visa' | 'mastercard';
  readonly name: string;
  readonly regions: readonly string[];
  /** Hundredths of a percent; null where no number was read. */
  readonly basisPoints: number | null;
  /** The least events of a month; null where no number was read. */
  readonly leastEvents: number | null;
  /** What is divided, in words. */
  readonly formula: string;
  /** Payments of this month or of the month before. */
  readonly payments: 'this month' | 'month before';
  /** The day from which it counts, null where it was not read, and its last, null while it counts. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly note: string | null;
  readonly sources: readonly DisputeSourceId[];
}

const vamp = {
  network: 'visa',
  name: 'Visa Acquirer Monitoring Program, excessive',
  formula: '(fraud reports + disputes) / settled payments, card absent, by count',
  payments: 'this month',
} as const;

const elsewhere = ['Asia-Pacific', 'Canada', 'Europe', 'US', 'Latin America'];

const doubleCount =
  'Most guides count every dispute, so that a fraud case can count twice; two write disputes without fraud. The higher count is used for the warning.';

/** All lines of the programmes, also those that no longer count. */
export const programmeLines: readonly ProgrammeLine[] = [
  {
    ...vamp,
    id: 'visa-vamp',
    regions: elsewhere,
    basisPoints: 220,
    leastEvents: 1500,
    validFrom: null,
    validTo: '2026-03-31',
    note: doubleCount,
    sources: ['guide.vamp', 'guide.vamp.second', 'acquirer.monitoring', 'papers'],
  },
  {
    ...vamp,
    id: 'visa-vamp',
    regions: elsewhere,
    basisPoints: 150,
    leastEvents: 1500,
    validFrom: '2026-04-01',
    validTo: null,
    note: `${doubleCount} One guide names only US, Canada and Europe for this line.`,
    sources: ['guide.vamp', 'guide.vamp.second', 'acquirer.monitoring', 'papers'],
  },
  {
    ...vamp,
    id: 'visa-vamp-cemea',
    regions: ['Central Europe, Middle East, Africa'],
    basisPoints: 220,
    leastEvents: 150,
    validFrom: null,
    validTo: null,
    note: 'A sum counts too, which was not read. One paper says Middle East and North Africa only.',
    sources: ['guide.vamp', 'papers'],
  },
  {
    id: 'visa-merp',
    network: 'visa',
    name: 'Visa Merchant Elevated Risk Program',
    regions: ['Asia-Pacific'],
    basisPoints: null,
    leastEvents: null,
    formula: 'single shops with clear signs; it does not wait for volume',
    payments: 'this month',
    validFrom: '2026-10-01',
    validTo: null,
    note: 'No number was read.',
    sources: ['gateway.merp'],
  },
  {
    id: 'mastercard-ecm',
    network: 'mastercard',
    name: 'Mastercard Excessive Chargeback Merchant',
    regions: ['all'],
    basisPoints: 150,
    leastEvents: 100,
    formula: 'chargebacks of this month / payments of the month before',
    payments: 'month before',
    validFrom: null,
    validTo: null,
    note: null,
    sources: ['glossary'],
  },
  {
    id: 'mastercard-hecm',
    network: 'mastercard',
    name: 'Mastercard High Excessive Chargeback Merchant',
    regions: ['all'],
    basisPoints: 300,
    leastEvents: 300,
    formula: 'chargebacks of this month / payments of the month before',
    payments: 'month before',
    validFrom: null,
    validTo: null,
    note: null,
    sources: ['glossary'],
  },
];

/** The lines that count on a day, YYYY-MM-DD. */
export const linesOn = (day: string, lines = programmeLines): readonly ProgrammeLine[] =>
  lines.filter(
    ({ validFrom, validTo }) => (validFrom ?? '') <= day && (validTo === null || day <= validTo),
  );

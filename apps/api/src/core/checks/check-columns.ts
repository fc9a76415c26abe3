import {
  type Checked,
  checkOrder,
  countMarks,
  type OrderToCheck,
  type SameTraveller,
  type Scheme,
} from '@pabean/domain';

/** A mark as an order keeps it: its words stand with its rule and version. */
export type KeptMark = Pick<Checked['marks'][number], 'rule' | 'version' | 'severity' | 'field'>;

/** What was found of an order, as it keeps it; no value of the traveller. */
export interface KeptCheck {
  readonly scheme: string;
  readonly version: number;
  readonly marks: readonly KeptMark[];
}

/** What was found, as the columns of an order keep it. */
export interface CheckColumns {
  readonly checked: KeptCheck;
  readonly error_count: number | null;
  readonly warning_count: number | null;
}

/** Checks an order and gives its columns. */
export function checkColumns(
  order: OrderToCheck,
  now: Date,
  twice?: SameTraveller,
  schemes?: readonly Scheme[],
): CheckColumns {
  const { scheme, version, marks } = checkOrder(order, now, twice, schemes);
  const counts = countMarks(marks);
  return {
    checked: {
      scheme,
      version,
      marks: marks.map(({ rule, version, severity, field }) => ({
        rule,
        version,
        severity,
        field,
      })),
    },
    error_count: counts.error || null,
    warning_count: counts.warning || null,
  };
}

/** One record of a file, before anybody has judged whether it is an order. */
export type SourceRecord = {
  /** Physical line on which it starts, counted from 1. */
  readonly line: number;
  /** As it stands in the file. */
  readonly raw: string;
} & ({ readonly value: unknown } | { readonly trouble: string });

/** A record that was not taken. */
export interface RejectedRecord {
  readonly line: number;
  readonly raw: string;
  /** Each names its field, if it is about one. */
  readonly reasons: readonly string[];
}

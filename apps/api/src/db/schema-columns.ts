import type { ColumnType, GeneratedAlways } from 'kysely';

/** timestamptz: ISO 8601 UTC text when read; text or Date when written. */
export type Moment = ColumnType<string, string | Date, string | Date>;
export type MaybeMoment = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
export type DefaultMoment = ColumnType<string, string | Date | undefined, string | Date>;
/** bigint: a number, ours stay far below 2^53 (see the type parsers in connect.ts). */
export type Id = GeneratedAlways<number>;

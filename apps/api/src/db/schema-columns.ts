import type { SchemeValue } from '@pabean/api-client/contract';
import type { SchemeId } from '@pabean/domain';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

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

/** What is kept of a scheme's fields, by their names. */
export type StoredSchemeFields = Readonly<Record<string, Exclude<SchemeValue, null>>>;

/** What All Indonesia asks beyond the fields of an order. */
export interface SchemeColumns {
  /** The declaration that the shop asked for. */
  scheme: SchemeId | null;
  /** Values by the names of the scheme's fields; null where none came in. */
  scheme_fields: JSONColumnType<StoredSchemeFields, string | null, string | null> | null;
}

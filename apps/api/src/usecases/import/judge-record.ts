import { type IntakeOrder, IntakeOrderSchema } from '@pabean/api-client/contract';
import * as v from 'valibot';
import type { RejectedRecord, SourceRecord } from './source-record.ts';

/** A record that is an order. */
export interface AcceptedRecord {
  readonly line: number;
  readonly raw: string;
  readonly order: IntakeOrder;
}

/** Holds a record against the one contract that calls are held against too. */
export function judgeRecord(record: SourceRecord): AcceptedRecord | RejectedRecord {
  const { line, raw } = record;
  if ('trouble' in record) return { line, raw, reasons: [record.trouble] };
  const result = v.safeParse(IntakeOrderSchema, record.value);
  return result.success
    ? { line, raw, order: result.output }
    : { line, raw, reasons: reasonsOf(result.issues) };
}

/** The first thing that is wrong with each field: a missing address is not also a malformed one. */
function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const firsts = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!firsts.has(path))
      firsts.set(path, path === '' ? issue.message : `${path}: ${issue.message}`);
  }
  return [...firsts.values()];
}

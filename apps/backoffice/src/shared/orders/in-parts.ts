import { type Failure, type Result, refusedData } from '@pabean/api-client';
import {
  ChangeReport,
  type changeOrderStatus,
  maxOrdersPerChange,
} from '@pabean/api-client/contract';
import type { FolderName } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';

type Changed = Result<typeof changeOrderStatus>;
type ChangeData = Extract<Changed, { ok: true }>['data'];

/** How many of the orders have been dealt with. */
export type Progress = { readonly done: number; readonly total: number };

/** What a change left alone, and why. */
export type Stayed = {
  readonly orderId: string;
  readonly reason: string;
  /** Where the order lies; earlier servers do not say it. */
  readonly folder?: FolderName | undefined;
};

/** What was done of a change that failed: of one that broke off, what was changed and left alone until then. */
export const doneOf = (failure: Failure) => refusedData(ChangeReport, failure);

/** Each of the orders was left alone; any other failure broke the change off. */
export const isRefusedWhole = ({ httpStatus }: Failure) => httpStatus === 409;

/**
 * Changes more orders than one call takes, part after part. The first part that fails ends it: what
 * was changed until then stays changed, and the message says how many that are.
 */
export async function inParts<Row extends { readonly id: string }>(
  rows: readonly Row[],
  send: (part: readonly Row[]) => Promise<Changed>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Changed> {
  const total = rows.length;
  if (total <= maxOrdersPerChange) return send(rows);
  const report: Report = { changed: [], skipped: [] };
  let message = '';
  /** Why all of the last part was left alone. */
  let refusal: Failure | undefined;
  for (let start = 0; start < total; start += maxOrdersPerChange) {
    const part = rows.slice(start, start + maxOrdersPerChange);
    const result = await send(part);
    if (result.ok) {
      addChanged(report, result.data);
      message = result.message;
      refusal = undefined;
    } else if (isRefusedWhole(result)) {
      addRefused(report, part, result);
      refusal = result;
    } else return brokenOff(report, { sent: part.length, total }, result);
    onProgress({ done: start + part.length, total });
  }
  if (refusal && report.changed.length === 0) return { ...refusal, data: report };
  return { ok: true, message: wordsOf(message, report), data: report };
}

/** What was done of all parts together. */
type Report = { changed: string[]; skipped: Stayed[]; undo?: Record<string, number> };

function addChanged(report: Report, { changed, skipped, undo }: ChangeData): void {
  report.changed.push(...changed);
  report.skipped.push(...skipped);
  if (undo) report.undo = { ...report.undo, ...undo };
}

/** None of this part could be changed: all of it was left alone. An old server does not say each reason. */
function addRefused(report: Report, part: readonly { id: string }[], failure: Failure): void {
  const { message: reason } = failure;
  report.skipped.push(
    ...(doneOf(failure)?.skipped ?? part.map(({ id }) => ({ orderId: id, reason }))),
  );
}

/** A part failed: with what was done before, if anything was. */
function brokenOff(
  report: Report,
  counts: { readonly sent: number; readonly total: number },
  failure: Failure,
): Failure {
  const { changed, skipped } = report;
  if (changed.length + skipped.length === 0) return failure;
  const message = brokenOffWords({ ...counts, changed: changed.length }, failure);
  return { ...failure, message, data: report };
}

/** A part whose answer was lost may have been changed all the same: nothing is said of it that is not known. */
function brokenOffWords(
  { changed, sent, total }: { changed: number; sent: number; total: number },
  { kind, message }: Failure,
): string {
  if (changed === 0) return message;
  const isKnown = kind === 'refused' || kind === 'unauthorised';
  const rest = isKnown
    ? '; the rest were not'
    : `. For ${groupDigits(sent)} more the result is unknown; the rest were not changed`;
  return `${groupDigits(changed)} of ${groupDigits(total)} orders were changed${rest}. ${message}`;
}

/** The server's words where nothing was left alone; otherwise the numbers of all parts together. */
function wordsOf(last: string, { changed, skipped }: Report): string {
  const [first] = skipped;
  if (first === undefined) return last;
  const numbers = `${groupDigits(changed.length)} changed, ${groupDigits(skipped.length)} unchanged.`;
  return `${numbers} ${first.orderId}: ${first.reason}`;
}

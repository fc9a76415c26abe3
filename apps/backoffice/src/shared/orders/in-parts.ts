import { type Failure, type Result, refusedData } from '@pabean/api-client';
import {
  ChangeReport,
  type changeOrderStatus,
  maxOrdersPerChange,
} from '@pabean/api-client/contract';
import type { FolderName } from '@pabean/domain';
import { groupDigits } from '@pabean/ui/numbers';

type Changed = Result<typeof changeOrderStatus>;

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
  const changed: string[] = [];
  let message = '';
  let undo: Record<string, number> | undefined;
  const skipped: Stayed[] = [];
  for (let start = 0; ; start += maxOrdersPerChange) {
    const part = rows.slice(start, start + maxOrdersPerChange);
    const result = await send(part);
    if (total <= maxOrdersPerChange) return result;
    if (result.ok) {
      changed.push(...result.data.changed);
      skipped.push(...result.data.skipped);
      message = result.message;
      if (result.data.undo) undo = { ...undo, ...result.data.undo };
    } else if (isRefusedWhole(result)) {
      // None of this part could be changed: all of it was left alone. An old server does not say each reason.
      const { message: reason } = result;
      skipped.push(...(doneOf(result)?.skipped ?? part.map(({ id }) => ({ orderId: id, reason }))));
    } else if (changed.length + skipped.length === 0) return result;
    else {
      const counted = { changed: changed.length, sent: part.length, total };
      const data = { changed, skipped, ...(undo && { undo }) };
      return { ...result, message: brokenOff(counted, result), data };
    }
    const done = start + part.length;
    onProgress({ done, total });
    if (done < total) continue;
    const data = { changed, skipped, ...(undo && { undo }) };
    if (!result.ok && changed.length === 0) return { ...result, data };
    return { ok: true, message: wordsOf(message, changed, skipped), data };
  }
}

/** A part whose answer was lost may have been changed all the same: nothing is said of it that is not known. */
function brokenOff(
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
function wordsOf(last: string, changed: readonly string[], skipped: readonly Stayed[]): string {
  const [first] = skipped;
  if (first === undefined) return last;
  const numbers = `${groupDigits(changed.length)} changed, ${groupDigits(skipped.length)} unchanged.`;
  return `${numbers} ${first.orderId}: ${first.reason}`;
}

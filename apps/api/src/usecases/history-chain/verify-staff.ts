import type { Transaction } from 'kysely';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import { type ChainHead, readStaffChain } from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { type HeadsWriter, staffEventsName } from './heads-file.ts';
import { type ChainJudge, judgeChain, type RowFlaw } from './judge-chain.ts';

/** What came out for the staff events. */
export interface StaffVerdict {
  readonly rows: number;
  readonly flaw: RowFlaw | null;
}

/** Proves the one chain of the staff events, in the transaction that reads the orders' chains. */
export async function verifyStaffEvents(
  trx: Transaction<Database>,
  request: {
    readonly known: readonly HistoryHead[];
    readonly heads: HeadsWriter | undefined;
    readonly signal: AbortSignal | undefined;
  },
): Promise<StaffVerdict> {
  let judge: ChainJudge | undefined;
  let rows = 0;
  for await (const part of readStaffChain(trx)) {
    request.signal?.throwIfAborted();
    for (const row of part) {
      judge ??= judgeStaff(row, request.known);
      judge.add(row);
      if (row.position !== null) rows += 1;
    }
  }
  judge ??= judgeStaff({ head_rows: null, head_digest: null }, request.known);
  const flaw = judge.end();
  if (flaw === null) request.heads?.write(staffEventsName, judge.reached());
  return { rows, flaw };
}

function judgeStaff(head: ChainHead, known: readonly HistoryHead[]): ChainJudge {
  const whenEmpty = 'there are no staff events, and the head of their chain is missing';
  return judgeChain({ genesis: 'pabean staff events', head, whenEmpty }, known);
}

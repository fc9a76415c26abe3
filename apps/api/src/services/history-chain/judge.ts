import { createHash } from 'node:crypto';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import type { ChainRow } from '../../db/queries/verify-history.ts';

/** What can be wrong with a row. */
export type FlawKind = 'content' | 'link' | 'gap' | 'head' | 'anchor';

/** The first row of an order that does not stand where and as it was written. */
export interface Flaw {
  readonly orderId: string;
  readonly row: number;
  readonly kind: FlawKind;
  readonly words: string;
}

/** Judges the rows of one order, handed over in their order. */
export interface ChainJudge {
  readonly orderId: string;
  add(row: ChainRow): void;
  /** The first flaw, once every row was handed over; null when the chain is unbroken. */
  end(): Flaw | null;
  /** How far the rows go. */
  reached(): HistoryHead;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

const hex = (digest: Buffer) => digest.toString('hex');

/**
 * Begins with an order's first row, or with the one of nulls that says there is none. The chain has
 * to hold the heads that are known from outside.
 */
export function judgeChain(
  { order_id: orderId, head_rows, head_digest }: ChainRow,
  known: readonly HistoryHead[] = [],
): ChainJudge {
  let rows = 0;
  let last: Buffer = sha256(`pabean order history ${orderId}`);
  let flaw: Flaw | null = null;
  const found = (row: number, kind: FlawKind, words: string) => {
    flaw ??= { orderId, row, kind, words };
  };
  return {
    orderId,
    add({ position, previous_digest, digest, content }) {
      // After the first flaw nothing fits, and says nothing more.
      if (position === null || flaw !== null) return;
      const expected = rows + 1;
      if (position > expected) found(expected, 'gap', 'it is missing');
      else if (position < expected)
        found(position, 'gap', 'there is a row too many with its number');
      else if (!previous_digest.equals(last))
        found(position, 'link', 'it was not written after the row that stands before it');
      else if (!sha256(content).equals(digest))
        found(position, 'content', 'it does not say what it said when it was written');
      else if (known.some((head) => head.rows === position && head.digest !== hex(digest)))
        found(position, 'anchor', 'it is not the one that was written down');
      rows = position;
      last = digest;
    },
    end() {
      if (flaw !== null) return flaw;
      if (known.some((head) => head.rows > rows))
        found(rows + 1, 'anchor', 'it was there when the head was written down');
      if (head_rows === null || head_digest === null) {
        if (rows === 0) found(1, 'gap', 'the order has no history at all');
        else found(rows, 'head', 'the head of the chain is missing');
      } else if (head_rows > rows) found(rows + 1, 'head', 'it was cut off at the end');
      else if (head_rows < rows) found(head_rows + 1, 'head', 'it was put in after the head');
      else if (!head_digest.equals(last)) found(rows, 'head', 'the head names another last row');
      return flaw;
    },
    reached: () => ({ rows, digest: hex(last) }),
  };
}

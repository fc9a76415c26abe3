import { createHash } from 'node:crypto';
import type { HistoryHead } from '../../db/queries/order-history.ts';
import type { ChainHead, ChainLink } from '../../db/queries/verify-history.ts';

/** What can be wrong with a row. */
type FlawKind = 'content' | 'link' | 'gap' | 'head' | 'anchor';

/** The first row of a chain that does not stand where and as it was written. */
export interface RowFlaw {
  readonly row: number;
  readonly kind: FlawKind;
  readonly words: string;
}

/** What is known of a chain before its rows are read. */
interface Chain {
  /** The text whose digest stands before the first row. */
  readonly genesis: string;
  readonly head: ChainHead;
  /** What is said of a chain with neither rows nor head. */
  readonly whenEmpty: string;
}

/** Judges the rows of one chain, handed over in their order. */
export interface ChainJudge {
  add(row: ChainLink): void;
  /** The first flaw, once every row was handed over; null when the chain is unbroken. */
  end(): RowFlaw | null;
  /** How far the rows go. */
  reached(): HistoryHead;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest();

const hex = (digest: Buffer) => digest.toString('hex');

/** Begins before the first row. The chain has to hold the heads that are known from outside. */
export function judgeChain(
  { genesis, head: { head_rows, head_digest }, whenEmpty }: Chain,
  known: readonly HistoryHead[] = [],
): ChainJudge {
  let rows = 0;
  let last: Buffer = sha256(genesis);
  let flaw: RowFlaw | null = null;
  const found = (row: number, kind: FlawKind, words: string) => {
    flaw ??= { row, kind, words };
  };
  return {
    add({ position, previous_digest, digest, content }) {
      // After the first flaw nothing fits, and says nothing more.
      if (position === null || flaw !== null) return;
      const expected = rows + 1;
      if (position > expected) found(expected, 'gap', 'it is missing');
      else if (position < expected) found(position, 'gap', 'more than one row has this number');
      else if (!previous_digest.equals(last))
        found(position, 'link', 'its previous digest is not that of the row before it');
      else if (!sha256(content).equals(digest))
        found(position, 'content', 'its content has changed since it was written');
      else if (known.some((head) => head.rows === position && head.digest !== hex(digest)))
        found(position, 'anchor', 'it differs from the row in the file of heads');
      rows = position;
      last = digest;
    },
    end() {
      if (flaw !== null) return flaw;
      if (known.some((head) => head.rows > rows))
        found(rows + 1, 'anchor', 'the file of heads has this row, the history does not');
      if (head_rows === null || head_digest === null) {
        if (rows === 0) found(1, 'gap', whenEmpty);
        else found(rows, 'head', 'the head of the chain is missing');
      } else if (head_rows > rows)
        found(rows + 1, 'head', 'the row is missing at the end of the history');
      else if (head_rows < rows) found(head_rows + 1, 'head', 'the row was added without its head');
      else if (!head_digest.equals(last))
        found(rows, 'head', 'the head has the digest of another row');
      return flaw;
    },
    reached: () => ({ rows, digest: hex(last) }),
  };
}

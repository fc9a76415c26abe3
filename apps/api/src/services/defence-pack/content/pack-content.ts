import type { Han } from '../fonts/parts.ts';
import type { DrawnSignature } from '../signature/drawn-signature.ts';

/** Label and value. */
export type Fact = readonly [label: string, value: string];

/** A table; each column's share of the width is a part of the sum. */
export interface PackTable {
  readonly columns: readonly { readonly heading: string; readonly share: number }[];
  readonly rows: readonly (readonly string[])[];
}

/** One numbered piece of evidence. */
export interface Exhibit {
  readonly number: number;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly table: PackTable | null;
  readonly signature: DrawnSignature | null;
}

/**
 * Everything that a pack says, in the order in which it is read. The PDF and the letter on screen
 * are both made of it, so that they can not say different things.
 */
export interface PackContent {
  readonly title: string;
  readonly sender: { readonly label: string; readonly lines: readonly string[] };
  readonly facts: readonly Fact[];
  readonly subject: string;
  readonly letter: readonly string[];
  /** That the service is private and not affiliated with the government. */
  readonly statement: string;
  /** What is recorded of an order (spec section 1). */
  readonly recorded: readonly string[];
  readonly exhibits: readonly Exhibit[];
  readonly request: readonly string[];
  readonly notice: string;
  /** At the foot of every page, before "Page x of y". */
  readonly footer: string;
  /** Whose shapes of Chinese characters the traveller writes. */
  readonly han: Han;
}

/** The texts of a pack: what its fonts must have. */
export function* textsOf(content: PackContent): Generator<string> {
  const { sender, facts, letter, recorded, exhibits, request } = content;
  yield* [content.title, content.subject, content.statement, content.notice, content.footer];
  yield* [sender.label, ...sender.lines, ...letter, ...recorded, ...request];
  yield* facts.flat();
  for (const { heading, paragraphs, facts: more, table } of exhibits) {
    yield* [heading, ...paragraphs, ...more.flat()];
    yield* (table?.columns ?? []).map((column) => column.heading);
    yield* table?.rows.flat() ?? [];
  }
}

import type { DefenceLetter } from '@pabean/api-client/contract';
import type { Han } from '@pabean/typesetting';

/** What a pack says, with what only its paper needs. */
export interface PackContent extends DefenceLetter {
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

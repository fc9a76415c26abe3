import { type Kysely, sql } from 'kysely';
import { parseTimestamp } from '../pg-types.ts';
import type { Database } from '../schema.ts';
import { textOf } from '../text-of.ts';

/** The conversation of an order for its detail, oldest first: of the order `o` around it. */
export function conversationOf(db: Kysely<Database>) {
  return db
    .selectFrom('order_message as e')
    .leftJoin('order_message_file as f', 'f.message_id', 'e.id')
    .leftJoin('order_question as q', (join) =>
      join.onRef('q.id', '=', 'e.question_id').on('e.kind', '=', 'question'),
    )
    .select([
      'e.id',
      'e.kind',
      'e.author',
      'e.member_name',
      'e.language',
      'e.body',
      'e.english',
      textOf('e.at').as('at'),
      'f.file_name',
      'f.media_type',
      'f.size as file_size',
      'q.id as question_id',
      'q.wants',
      'q.template',
      'q.choices',
      'q.field',
      'q.fields',
      'q.state',
      textOf('q.due_at').$castTo<string | null>().as('due_at'),
      textOf('q.answered_at').$castTo<string | null>().as('answered_at'),
      textOf('q.opened_at').$castTo<string | null>().as('opened_at'),
      'q.opening_kept',
    ])
    .whereRef('e.order_pk', '=', sql.ref('o.id'))
    .orderBy('e.id');
}

/** Its moments as a row has them. */
export function parseEntry<
  Entry extends {
    at: string;
    due_at: string | null;
    answered_at: string | null;
    opened_at: string | null;
  },
>(entry: Entry): Entry {
  return {
    ...entry,
    at: parseTimestamp(entry.at),
    due_at: entry.due_at && parseTimestamp(entry.due_at),
    answered_at: entry.answered_at && parseTimestamp(entry.answered_at),
    opened_at: entry.opened_at && parseTimestamp(entry.opened_at),
  };
}

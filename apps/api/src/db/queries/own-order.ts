import { declarationKeys, familyFieldKeys, mayCorrect, orderFieldKeys } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { parseTimestamp } from '../pg-types.ts';
import { type PlaceOf, statement } from '../prepared.ts';
import type { Database } from '../schema.ts';
import { conversationOf, parseEntry } from './order-detail-conversation.ts';
import { refundRequestOf, timesOfRequest } from './refund-request.ts';

const declaredKeys = orderFieldKeys.filter((key) => mayCorrect(key, 'staff'));

/** One statement: what was declared and written, with the lists, is that of one moment. */
const declared = statement((db, value: PlaceOf<{ orderPk: number }>) =>
  db
    .selectFrom('orders as o')
    .select(['o.version', 'o.created_at', 'o.paid_at', 'o.assigned_to'])
    .select([
      'o.amount',
      'o.currency',
      'o.refund_date',
      'o.refunded',
      'o.scheme_fields',
      'o.checked',
    ])
    .select(declaredKeys.map((key) => `o.${key}` as const))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_family_member as f')
          .select(familyFieldKeys.map((key) => `f.${key}` as const))
          .whereRef('f.order_pk', '=', 'o.id')
          .orderBy('f.position'),
      ).as('family'),
      jsonObjectFrom(
        eb
          .selectFrom('order_declaration as d')
          .select(['d.goods_details', ...declarationKeys.map((key) => `d.${key}` as const)])
          .whereRef('d.order_pk', '=', 'o.id'),
      ).as('declaration'),
      jsonArrayFrom(
        eb
          .selectFrom('asked_correction as w')
          .select(['w.id', 'w.field', 'w.after', 'w.state', 'w.sentence'])
          .select([
            sql<string>`w.at::text`.as('at'),
            sql<string | null>`w.decided_at::text`.as('decided_at'),
          ])
          .whereRef('w.order_pk', '=', 'o.id')
          .where('w.state', '<>', 'replaced')
          .orderBy('w.id', 'desc'),
      ).as('asked'),
      jsonArrayFrom(conversationOf(db)).as('entries'),
      refundRequestOf(eb.ref('o.id')).as('request'),
    ])
    .where('o.id', '=', value('orderPk')),
);

/** What was declared and written of an order that its traveller has opened. */
export async function findDeclared(db: Kysely<Database>, orderPk: number) {
  const [row] = await declared(db, { orderPk });
  if (row === undefined) throw new Error('An opened order has gone.');
  const { family, declaration, asked, request, entries, ...order } = row;
  return {
    order,
    family,
    declaration: declaration ?? undefined,
    request: request === null ? undefined : timesOfRequest(request),
    asked: asked.map((askedCorrection) => ({
      ...askedCorrection,
      at: parseTimestamp(askedCorrection.at),
      decided_at: askedCorrection.decided_at && parseTimestamp(askedCorrection.decided_at),
    })),
    entries: entries.map(parseEntry),
  };
}

import type { TakenTable } from '@pabean/api-client/contract';
import { can } from '@pabean/domain';
import type { Kysely } from 'kysely';
import { noSuchOrder, Refusal } from '../../core/refusal.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { findOrderPk } from '../../db/queries/verify-history.ts';
import type { Database } from '../../db/schema.ts';
import { limitTries } from '../limits/rate-limit.ts';
import { type MemberRequest, memberActor } from './actors.ts';

/** A row is kept for ever. Nobody saves a table every minute of an hour. */
const perHour = 60;

/**
 * Records that a member saves a table that the screen made of rows which were read before.
 * @throws Refusal 403 for a table whose rows the member's role may not read, 404 for the timeline of an
 * unknown order, 429 after too many
 */
export async function recordTakenTable(
  db: Kysely<Database>,
  by: MemberRequest,
  taken: TakenTable,
): Promise<void> {
  const { member } = by;
  const ofCockpit = taken.what === 'cockpit' || taken.what === 'cockpit list';
  if (ofCockpit && !can(member.type, 'view-cockpit')) {
    throw new Refusal(403, 'Your role is not allowed to do this.');
  }
  if (taken.what === 'timeline' && (await findOrderPk(db, taken.orderId)) === null) {
    throw noSuchOrder(taken.orderId);
  }
  const window = { name: 'table export', key: String(member.id), seconds: 3_600 };
  await limitTries(db, window, perHour, 'exports');
  const detail = detailOf(taken);
  await db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, memberActor(member, by), [{ kind: 'exported', detail }]),
    );
}

function detailOf(taken: TakenTable) {
  if (taken.what === 'timeline') return { ...taken, kind: taken.kind ?? 'all' };
  const { filters, ...table } = taken;
  return { ...table, ...(filters.length > 0 && { filters: filters.join(' ') }) };
}

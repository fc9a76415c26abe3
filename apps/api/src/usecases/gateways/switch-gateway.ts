import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { activateGateway } from '../../db/queries/gateways.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Database } from '../../db/schema.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';

/**
 * Makes a gateway the one that is active; the one before stops being it.
 * @returns its name
 * @throws Refusal 422 when there is no such gateway
 */
export function switchGateway(
  db: Kysely<Database>,
  by: MemberRequest,
  gatewayId: string,
): Promise<string> {
  const id = /^\d{1,18}$/.test(gatewayId) ? Number(gatewayId) : null;
  return db.transaction().execute(async (trx) => {
    const switched = id === null ? null : await activateGateway(trx, id);
    if (switched === null) throw noSuchGateway();
    await recordStaffEvents(trx, memberActor(by.member, by), [
      { kind: 'gateway-switched', detail: { from: switched.before, to: switched.name } },
    ]);
    return switched.name;
  });
}

function noSuchGateway(): Refusal {
  const message = 'There is no such gateway. Please select gateway.';
  return new Refusal(422, message, { errors: [{ path: 'gatewayId', message }] });
}

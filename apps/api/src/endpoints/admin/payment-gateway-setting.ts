import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { activateGateway } from '../../db/queries/gateways.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Handler } from '../../http/context.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';

/** Makes a gateway the one that is active; the one before stops being it. */
export const paymentGatewaySetting: Handler<Call<'paymentGatewaySetting'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const id = /^\d{1,18}$/.test(body.gatewayId) ? Number(body.gatewayId) : null;
  const name = await services.db.transaction().execute(async (trx) => {
    const switched = id === null ? null : await activateGateway(trx, id);
    if (switched === null) throw noSuchGateway();
    await recordStaffEvents(trx, memberActor(member, { ip, userAgent }), [
      { kind: 'gateway-switched', detail: { from: switched.before, to: switched.name } },
    ]);
    return switched.name;
  });
  return { message: `${name} is the active gateway now.` };
};

function noSuchGateway(): Refusal {
  const message = 'There is no such gateway. Please select gateway.';
  return new Refusal(422, message, { errors: [{ path: 'gatewayId', message }] });
}

import type { Call } from '@pabean/api-client/contract';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Handler } from '../../http/context.ts';
import { makeDefencePack } from '../../usecases/defence-pack/make-defence-pack.ts';
import { memberActor } from '../../usecases/staff-events/actors.ts';

/** A defence pack as a PDF, made of what is recorded now. That it left the product is recorded. */
export const getDefencePackPdf: Handler<Call<'getDefencePackPdf'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const { orderId, defencePackType } = body;
  const file = await makeDefencePack(services, orderId, defencePackType);
  await services.db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, memberActor(member, { ip, userAgent }), [
        { kind: 'exported', detail: { what: 'defence pack', orderId, defencePackType } },
      ]),
    );
  return { message: 'Defence pack.', file };
};

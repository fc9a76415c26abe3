import type { Call } from '@pabean/api-client/contract';
import { Refusal } from '../../core/refusal.ts';
import { addRemark } from '../../db/queries/remarks.ts';
import type { Handler } from '../../http/context.ts';
import { staffActor } from '../../usecases/orders/change-report.ts';

/** Adds a remark in the token's name. Nobody's remark can be in another's way, so no version is asked. */
export const addNewRemark: Handler<Call<'addNewRemark'>> = async (
  { body },
  { services, member, ip },
) => {
  const found = await services.db.transaction().execute((trx) =>
    addRemark(trx, staffActor(member, ip), body.orderId, {
      member_id: member.id,
      remark_name: member.name,
      remark: body.remark,
      whatsapp: body.whatsapp === 'Y',
      telephone: body.telephone === 'Y',
      status_refund: body.statusRefund === 'Y',
      voided: body.voided === 'Y',
      chargeback: body.chargeBack === 'Y',
    }),
  );
  if (!found) throw new Refusal(404, `There is no order ${body.orderId}.`);
  return { message: 'Remark has been added successfully' };
};

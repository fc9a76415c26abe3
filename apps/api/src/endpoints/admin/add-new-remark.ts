import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { addOrderRemark } from '../../usecases/orders/add-remark.ts';

/** Adds a remark in the token's name. */
export const addNewRemark: Handler<Call<'addNewRemark'>> = async (
  { body },
  { services, member, ip },
) => {
  await addOrderRemark(services.db, member, ip, {
    orderId: body.orderId,
    remark: body.remark,
    whatsapp: body.whatsapp === 'Y',
    telephone: body.telephone === 'Y',
    refund: body.statusRefund === 'Y',
    voided: body.voided === 'Y',
    chargeback: body.chargeBack === 'Y',
    key: body.key,
  });
  return { message: 'Remark has been added successfully' };
};

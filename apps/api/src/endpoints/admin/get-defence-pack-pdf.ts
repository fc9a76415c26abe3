import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { exportDefencePack } from '../../usecases/defence-pack/export-defence-pack.ts';

/** A defence pack as a PDF, made of what is recorded now. */
export const getDefencePackPdf: Handler<Call<'getDefencePackPdf'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const by = { member, ip, userAgent };
  const file = await exportDefencePack(services, by, body.orderId, body.defencePackType);
  return { message: 'Defence pack.', file };
};

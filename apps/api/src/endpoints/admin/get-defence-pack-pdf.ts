import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { makeDefencePack } from '../../services/defence-pack/index.ts';

/** A defence pack as a PDF, made of what is recorded now. */
export const getDefencePackPdf: Handler<Call<'getDefencePackPdf'>> = async (
  { body },
  { services },
) => ({
  message: 'Defence pack.',
  file: await makeDefencePack(services, body.orderId, body.defencePackType),
});

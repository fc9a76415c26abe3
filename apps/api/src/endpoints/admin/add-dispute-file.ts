import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { addFileToCase } from '../../usecases/disputes/pack/add-file.ts';

/** Puts a file into the pack of a case. */
export const addDisputeFile: Handler<Call<'addDisputeFile'>> = async (
  { body },
  { services, member, file },
) => ({
  message: 'The file is in the pack.',
  data: await addFileToCase(services, member, body.disputeId, file),
});

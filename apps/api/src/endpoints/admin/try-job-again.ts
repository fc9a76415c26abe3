import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { tryFailingJobs } from '../../usecases/system/failing-jobs.ts';

/** Lets the failing jobs of a kind be tried at once. */
export const tryJobAgain: Handler<Call<'tryJobAgain'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const jobs = await tryFailingJobs(services.db, { member, ip, userAgent }, body.kind);
  return {
    message: jobs === 1 ? '1 job is tried again.' : `${jobs} jobs are tried again.`,
    data: { jobs },
  };
};

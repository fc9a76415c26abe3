import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../../http/context.ts';
import { dropFailingJobs } from '../../usecases/system/failing-jobs.ts';

/** Takes the failing jobs of a kind out of the queue. */
export const dropJob: Handler<Call<'dropJob'>> = async (
  { body },
  { services, member, ip, userAgent },
) => {
  const jobs = await dropFailingJobs(services.db, { member, ip, userAgent }, body.kind, body.seen);
  return {
    message: jobs === 1 ? '1 job is dropped.' : `${jobs} jobs are dropped.`,
    data: { jobs },
  };
};

import { disputeNoticeTask } from '../../db/queries/dispute-notices.ts';
import { sendAnyMailTask, sendMailTask } from '../../db/queries/mail.ts';
import { recheckTask } from '../../db/queries/traveller-turns.ts';

/** The jobs of the queue, as people call them; each is shown also while none waits. */
export const jobLabels: Readonly<Record<string, string>> = {
  [sendMailTask('AWS')]: 'Mail through AWS',
  [sendMailTask('Sendgrid')]: 'Mail through Sendgrid',
  [disputeNoticeTask]: 'Notices of disputes',
  [recheckTask]: 'Orders to check again',
  // Only jobs of a version before.
  [sendAnyMailTask]: 'Mail',
};

/** Kinds that are shown only while some wait. */
export const rareJobs: readonly string[] = [recheckTask, sendAnyMailTask];

import { type MailServiceProvider, takerWords } from '@pabean/domain';
import { type MailRoutes, mailTaker } from '../../adapters/mail/mail-taker.ts';
import { disputeNoticeTask } from '../../db/queries/dispute-notices.ts';
import { sendAnyMailTask, sendMailTask } from '../../db/queries/mail.ts';
import { recheckTask } from '../../db/queries/traveller-turns.ts';

/** The jobs of the queue, as people call them; each is shown also while none waits. */
export function jobLabels(routes: MailRoutes): Readonly<Record<string, string>> {
  return {
    [sendMailTask('AWS')]: mailLabel(routes, 'AWS'),
    [sendMailTask('Sendgrid')]: mailLabel(routes, 'Sendgrid'),
    [disputeNoticeTask]: 'Notices of disputes',
    [recheckTask]: 'Orders to check again',
    // Only jobs of a version before.
    [sendAnyMailTask]: 'Mail',
  };
}

/** Two kinds of jobs may go to one mail server: the choice of staff tells them apart. */
function mailLabel(routes: MailRoutes, provider: MailServiceProvider): string {
  const who = takerWords(provider, mailTaker(routes, provider));
  return who === provider
    ? `Mail through ${provider}`
    : `Mail through the mail server, for ${provider}`;
}

/** Kinds that are shown only while some wait. */
export const rareJobs: readonly string[] = [recheckTask, sendAnyMailTask];

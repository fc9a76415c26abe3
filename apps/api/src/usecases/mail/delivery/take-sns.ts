import { isTimely } from '../../../adapters/mail/delivery/age.ts';
import { readSesEvent } from '../../../adapters/mail/delivery/ses-events.ts';
import { readSnsMessage, type SnsMessage } from '../../../adapters/mail/delivery/sns-message.ts';
import { snsAddress } from '../../../adapters/mail/delivery/sns-web.ts';
import type { Log } from '../../../core/log.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../services.ts';
import { recordEvents } from './record-events.ts';
import { refusedCall } from './refused-call.ts';

/**
 * Takes a call of the SNS topic that SES reports to. Nothing in it is believed, and no address in
 * it asked, before topic, time and signature are right. @returns words for the answer
 */
export async function takeSnsCall(services: Services, body: Buffer, log: Log): Promise<string> {
  const { topicArn } = services.env.mail.webhooks;
  if (topicArn === undefined) throw new Refusal(404, 'There is no such call.');
  const message = readSnsMessage(body.toString());
  if (message === null) throw new Refusal(422, 'This is no message of SNS.');
  if (message.TopicArn !== topicArn) throw refusedCall(log, 'ses', 'topic');
  if (!isTimely(Date.parse(message.Timestamp))) throw refusedCall(log, 'ses', 'time');
  if (!(await isGenuine(services, message, log))) throw refusedCall(log, 'ses', 'signature');

  if (message.Type === 'SubscriptionConfirmation') return confirm(services, message, log);
  if (message.Type === 'UnsubscribeConfirmation') {
    log.warn('The SNS subscription was ended: no more delivery reports');
    return 'Noted.';
  }
  const event = readSesEvent(message.Message, message.MessageId);
  const recorded = await recordEvents(services.db, event === null ? [] : [event]);
  log.info({ provider: 'ses', ...recorded }, 'mail events');
  return 'Recorded.';
}

async function isGenuine(services: Services, message: SnsMessage, log: Log) {
  try {
    return await services.sns.isGenuine(message);
  } catch (error) {
    // A 5xx makes SNS try again.
    log.warn({ err: error }, 'the certificate of SNS could not be had');
    throw new Refusal(503, 'The signature cannot be checked at the moment.');
  }
}

async function confirm(
  services: Services,
  message: Extract<SnsMessage, { SubscribeURL: string }>,
  log: Log,
): Promise<string> {
  const address = snsAddress(message.SubscribeURL, message.TopicArn);
  if (address === null) throw refusedCall(log, 'ses', 'address');
  try {
    await services.sns.read(address);
  } catch (error) {
    log.warn({ err: error }, 'the subscription could not be confirmed');
    throw new Refusal(503, 'The subscription could not be confirmed at the moment.');
  }
  log.info('The SNS subscription is confirmed');
  return 'Confirmed.';
}

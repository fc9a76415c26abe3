import { isTimely } from '../../../adapters/mail/delivery/age.ts';
import { readSendgridEvents } from '../../../adapters/mail/delivery/sendgrid-events.ts';
import { isSendgridSignature } from '../../../adapters/mail/delivery/sendgrid-signature.ts';
import { jsonOf } from '../../../core/json-of.ts';
import type { Log } from '../../../core/log.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../services.ts';
import { recordEvents } from './record-events.ts';
import { refusedCall } from './refused-call.ts';

const signatureHeader = 'X-Twilio-Email-Event-Webhook-Signature';
const timestampHeader = 'X-Twilio-Email-Event-Webhook-Timestamp';

/** Takes a call of Sendgrid's signed Event Webhook. @returns words for the answer */
export async function takeSendgridCall(
  services: Services,
  body: Buffer,
  header: (name: string) => string | undefined,
  log: Log,
): Promise<string> {
  const { sendgridKey: key } = services.env.mail.webhooks;
  if (key === undefined) throw new Refusal(404, 'There is no such call.');
  const signature = header(signatureHeader) ?? '';
  const timestamp = header(timestampHeader) ?? '';
  if (!isSendgridSignature(key, { signature, timestamp, body })) {
    throw refusedCall(log, 'sendgrid', 'signature');
  }
  // In seconds.
  if (!/^\d{1,12}$/.test(timestamp) || !isTimely(Number(timestamp) * 1000)) {
    throw refusedCall(log, 'sendgrid', 'time');
  }
  const events = readSendgridEvents(jsonOf(body));
  if (events === null) throw new Refusal(422, 'These are no events of Sendgrid.');
  const recorded = await recordEvents(services.db, events);
  log.info({ provider: 'sendgrid', ...recorded }, 'mail events');
  return 'Recorded.';
}

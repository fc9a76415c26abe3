import { buffer } from 'node:stream/consumers';
import { mailIdName } from './delivery/parts.ts';
import { automatic, type Mailbox } from './mailbox.ts';
import { Answered, reach } from './reach-provider.ts';
import { sendgridRefusal } from './refusals.ts';
import { Refused } from './refused-mail.ts';
import type { Message, Transport } from './transport.ts';

export interface SendgridSettings {
  readonly apiKey: string;
  readonly endpoint: string;
  /** Sendgrid checks a message and throws it away. */
  readonly sandbox: boolean;
}

/**
 * Sendgrid's v3 Web API. It has no idempotency key: after a crash between its answer and our row a
 * message goes out a second time, told apart by the `pabean_mail` argument.
 */
export function sendgridTransport(
  { apiKey, endpoint, sandbox }: SendgridSettings,
  patienceMs?: number,
): Transport {
  // Their answer to a message that is thrown away is another one, and has no id.
  const acceptedStatus = sandbox ? 200 : 202;
  const to = { who: 'Sendgrid', patienceMs };
  return {
    name: sandbox ? 'sendgrid-sandbox' : 'sendgrid',
    async send(message) {
      const body = JSON.stringify(await requestBody(message, sandbox));
      return reach(to, async (signal) => {
        const response = await fetch(`${endpoint}/v3/mail/send`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
          body,
          signal,
        });
        const { status, headers } = response;
        if (status === acceptedStatus) {
          // Taken is taken: a body that breaks off must not send the message again.
          await response.arrayBuffer().catch(() => {});
          return headers.get('x-message-id');
        }
        const { words, fields } = await answerOf(response);
        const sentence = `Sendgrid answered ${status}: ${words}`;
        const of = sendgridRefusal(status, fields);
        throw of === null ? new Answered(sentence) : new Refused(sentence, of);
      });
    },
  };
}

async function requestBody(message: Message, sandbox: boolean) {
  const { attachment } = message;
  return {
    personalizations: [{ to: [{ email: message.to }], custom_args: { [mailIdName]: message.id } }],
    from: addressee(message.from),
    reply_to: addressee(message.replyTo),
    headers: automatic,
    subject: message.subject,
    // The plain text has to come first (their API refuses another order).
    content: [
      { type: 'text/plain', value: message.text },
      { type: 'text/html', value: message.html },
    ],
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          type: attachment.mediaType,
          disposition: 'attachment',
          content: (await buffer(attachment.open())).toString('base64'),
        },
      ],
    }),
    ...(sandbox && { mail_settings: { sandbox_mode: { enable: true } } }),
    // Links are evidence: Sendgrid must not rewrite them, and must not count opens.
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  };
}

/** An address in the words of their API. */
function addressee({ name, address }: Mailbox): { email: string; name: string } {
  return { email: address, name };
}

interface SendgridError {
  readonly message?: string;
  readonly field?: string | null;
}

/** What it said, and of which fields of ours. */
async function answerOf(
  response: Response,
): Promise<{ readonly words: string; readonly fields: readonly string[] }> {
  const text = await response.text().then(
    (whole) => whole.slice(0, 2000),
    () => 'its answer broke off',
  );
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: SendgridError[] };
    const words = errors.map((error) => error.message).join('; ') || text;
    return { words, fields: errors.flatMap(({ field }) => field ?? []) };
  } catch {
    return { words: text, fields: [] };
  }
}

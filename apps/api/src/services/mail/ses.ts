import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mailIdName } from './delivery/parts.ts';
import { mimeBytes } from './mime.ts';
import type { Transport } from './transport.ts';

export interface SesSettings {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  readonly endpoint?: string | undefined;
}

/**
 * Amazon SES, version 2 of its API. It has no idempotency key: after a crash between its answer and
 * our row a message goes out a second time, with the same Message-ID.
 */
export function sesTransport(settings: SesSettings): Transport {
  const { region, accessKeyId, secretAccessKey, sessionToken, endpoint } = settings;
  const client = new SESv2Client({
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    ...(endpoint && { endpoint }),
    // The queue tries again with back-off; the client's own tries would only hide what happens.
    maxAttempts: 1,
  });
  return {
    name: 'ses',
    async send(message) {
      const answer = await client.send(
        new SendEmailCommand({
          FromEmailAddress: message.from,
          Destination: { ToAddresses: [message.to] },
          // Comes back with every event, also with those that are faster than this answer.
          EmailTags: [{ Name: mailIdName, Value: message.id }],
          Content: { Raw: { Data: await mimeBytes(message) } },
        }),
      );
      return answer.MessageId ?? null;
    },
  };
}

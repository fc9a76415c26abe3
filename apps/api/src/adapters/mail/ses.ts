import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mailIdName } from './delivery/parts.ts';
import { mimeBytes } from './mime.ts';
import { Answered, reach } from './reach-provider.ts';
import { sesRefusal } from './refusals.ts';
import { Refused } from './refused-mail.ts';
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
 * our row a message goes out a second time, told apart by the `pabean_mail` tag (SES puts a Message-ID
 * of its own in the place of ours).
 */
export function sesTransport(settings: SesSettings, patienceMs?: number): Transport {
  const { region, accessKeyId, secretAccessKey, sessionToken, endpoint } = settings;
  const client = new SESv2Client({
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    ...(endpoint && { endpoint }),
    // The queue tries again with back-off; the client's own tries would only hide what happens.
    maxAttempts: 1,
  });
  const isAnswer = (error: unknown) => error instanceof SESv2ServiceException;
  const to = { who: 'AWS', isAnswer, patienceMs };
  return {
    name: 'ses',
    async send(message) {
      const command = new SendEmailCommand({
        // Sender and Reply-To stand in the message.
        Destination: { ToAddresses: [message.to] },
        // Comes back with every event, also with those that are faster than this answer.
        EmailTags: [{ Name: mailIdName, Value: message.id }],
        Content: { Raw: { Data: await mimeBytes(message) } },
      });
      let isTaken = false;
      // The head of the answer says so; its body may break off, or come too late.
      command.middlewareStack.add(
        (next) => async (input) => {
          const answer = await next(input);
          const { statusCode } = answer.response as { statusCode?: number };
          isTaken = statusCode === 200;
          return answer;
        },
        { step: 'deserialize', priority: 'low' },
      );
      return reach(to, async (abortSignal) => {
        try {
          return (await client.send(command, { abortSignal })).MessageId ?? null;
        } catch (error) {
          // Taken is taken: what is lost of an answer must not send the message again.
          if (isTaken) return null;
          const status = statusOf(error);
          if (error instanceof SESv2ServiceException) throw judged(error);
          if (status === undefined) throw error;
          // A page of something in between.
          throw new Answered(`AWS answered ${status}.`);
        }
      });
    },
  };
}

/** The HTTP status of an answer, also of one that could not be read. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

/** A refusal for good with whose fault it is; else the error as it came. */
function judged(error: SESv2ServiceException): Error {
  const of = sesRefusal(error.name, error.message);
  return of === null ? error : new Refused(error.message, of);
}

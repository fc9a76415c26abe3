import * as v from 'valibot';

const common = {
  /** PostgreSQL holds no NUL. */
  MessageId: v.pipe(v.string(), v.excludes('\0')),
  TopicArn: v.string(),
  Message: v.string(),
  Timestamp: v.string(),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: v.string(),
  SigningCertURL: v.string(),
};

const Message = v.variant('Type', [
  v.object({
    ...common,
    Type: v.literal('Notification'),
    Subject: v.optional(v.nullable(v.string())),
  }),
  v.object({
    ...common,
    Type: v.picklist(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
    SubscribeURL: v.string(),
    Token: v.string(),
  }),
]);

/** A call of Amazon SNS. */
export type SnsMessage = v.InferOutput<typeof Message>;

/** The message that a body holds; null when it is not a message of SNS. */
export function readSnsMessage(body: string): SnsMessage | null {
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), body);
  return message.success ? message.output : null;
}

/** What is signed: names and values on lines of their own, in an order that AWS fixed per type. */
export function signedText(message: SnsMessage): string {
  const { Message, MessageId, Timestamp, TopicArn, Type } = message;
  const signed =
    Type === 'Notification'
      ? { Message, MessageId, Subject: message.Subject, Timestamp, TopicArn, Type }
      : {
          Message,
          MessageId,
          SubscribeURL: message.SubscribeURL,
          Timestamp,
          Token: message.Token,
          TopicArn,
          Type,
        };
  return Object.entries(signed)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
}

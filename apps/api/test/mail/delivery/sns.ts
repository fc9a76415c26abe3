import { randomUUID, sign } from 'node:crypto';
import type { SnsWeb } from '../../../src/adapters/mail/delivery/sns-web.ts';
import { makeCertificate, type TestCertificate } from './certificate.ts';

export const topicArn = 'arn:aws:sns:eu-west-1:123456789012:mail-events';
export const snsHost = 'https://sns.eu-west-1.amazonaws.com';
export const certificateUrl = `${snsHost}/SimpleNotificationService-0a1b2c.pem`;

export type SnsFields = Record<string, string>;

/**
 * An SNS that signs as the real one does, with its own certificate. SNS cannot be reached from a
 * test and has no stand-in, so what would be fetched from it is answered here, and written down.
 */
export function fakeSns(certificate: TestCertificate = makeCertificate()) {
  const asked: string[] = [];
  let down = false;
  const web: SnsWeb = {
    async read({ href }) {
      asked.push(href);
      if (down) throw new Error('fetch failed');
      return certificate.pem;
    },
  };
  return {
    web,
    asked,
    fail(value: boolean) {
      down = value;
    },
    notification: (message: unknown, more: SnsFields = {}, by: TestCertificate = certificate) =>
      signed(
        {
          Type: 'Notification',
          MessageId: randomUUID(),
          TopicArn: topicArn,
          Message: JSON.stringify(message),
          Timestamp: new Date().toISOString(),
          UnsubscribeURL: `${snsHost}/?Action=Unsubscribe`,
          ...more,
        },
        by,
      ),
    confirmation: (more: SnsFields = {}) =>
      signed(
        {
          Type: 'SubscriptionConfirmation',
          MessageId: randomUUID(),
          TopicArn: topicArn,
          Message: 'You have chosen to subscribe to the topic.',
          Token: 'a'.repeat(64),
          SubscribeURL: `${snsHost}/?Action=ConfirmSubscription&TopicArn=${topicArn}&Token=aaa`,
          Timestamp: new Date().toISOString(),
          ...more,
        },
        certificate,
      ),
  };
}

/** Written apart from the product's own text, from the table of AWS's documentation. */
const signedNames = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  other: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

function signed(given: SnsFields, { privateKey }: TestCertificate): SnsFields {
  const fields = { SignatureVersion: '2', SigningCertURL: certificateUrl, ...given };
  const names = signedNames[given.Type === 'Notification' ? 'Notification' : 'other'];
  let text = '';
  for (const name of names) if (name in given) text += `${name}\n${given[name]}\n`;
  const hash = fields.SignatureVersion === '1' ? 'sha1' : 'sha256';
  const signature = sign(hash, Buffer.from(text), privateKey).toString('base64');
  return { ...fields, Signature: signature };
}

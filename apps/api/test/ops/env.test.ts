import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostUrls } from '../../src/core/database-hosts.ts';
import { readEnv } from '../../src/core/env.ts';
import { repositoryRoot } from '../../src/core/root.ts';

test('an empty environment is a working configuration with sample values', () => {
  expect(readEnv({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: `${repositoryRoot}.data`,
    databaseUrl: undefined,
    publicUrls: { portal: 'http://localhost:4000', backoffice: 'http://localhost:4000' },
    company: { name: 'Example Travel Services Ltd', orderMailDomain: 'orders.example.com' },
    mail: { aws: undefined, sendgrid: undefined, smtpUrl: undefined },
    s3: undefined,
  });
});

test('a database may have several hosts', () => {
  const url = 'postgresql://me:pw@one:5433,two/orders?target_session_attrs=read-write';
  expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(hostUrls(url)).toEqual([
    'postgresql://me:pw@one:5433/orders?target_session_attrs=read-write',
    'postgresql://me:pw@two/orders?target_session_attrs=read-write',
  ]);
  // A comma elsewhere is none between hosts.
  for (const one of ['postgresql://me:a,b@one/orders', 'postgresql://me@one/a,b', 'nonsense']) {
    expect(hostUrls(one)).toEqual([one]);
  }
});

test('an empty value counts as not given', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 4000,
    databaseUrl: undefined,
  });
});

test("a command's defaults give way to what is given", () => {
  expect(readEnv({ LOG_LEVEL: 'debug' }, { LOG_LEVEL: 'warn', PORT: '1' })).toMatchObject({
    logLevel: 'debug',
    port: 1,
  });
});

const webhookKey = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');
const otherCurve = webhookKey('secp384r1');

test('the webhooks of mail', () => {
  const SES_SNS_TOPIC_ARN = 'arn:aws:sns:eu-west-1:123456789012:mail';
  const SENDGRID_WEBHOOK_KEY = webhookKey('prime256v1');
  const { webhooks } = readEnv({ SES_SNS_TOPIC_ARN, SENDGRID_WEBHOOK_KEY }).mail;
  expect(webhooks.topicArn).toBe(SES_SNS_TOPIC_ARN);
  expect(webhooks.sendgridKey?.type).toBe('public');
});

test("an address may have what names have, such as o'neill@", () => {
  const ADMIN_EMAIL = "o'neill@example.com";
  const COMPANY_EMAIL = 'r&d@xn--bcher-kva.example';
  const DISPUTE_MAIL_TO = `Admin,${ADMIN_EMAIL}`;
  const source = { ADMIN_EMAIL, ADMIN_PASSWORD: 'quiet-garden', COMPANY_EMAIL, DISPUTE_MAIL_TO };
  expect(readEnv(source)).toMatchObject({
    admin: { email: ADMIN_EMAIL },
    company: { email: COMPANY_EMAIL },
    disputes: { mailTo: { roles: ['Admin'], emails: [ADMIN_EMAIL] } },
  });
});

test.each<Record<string, string>>([
  { APPS_ELSEWHERE: 'false', SENDGRID_SANDBOX: '0' },
  { REFUND_SHARES: '50,50,0' },
  { PORT: '9464', METRICS_PORT: '9464', HOST: '10.0.0.1' },
  { PORT: '0', METRICS_PORT: '0' },
  { MAIL_FROM: '"Pabean, Customs" <a@b.example>' },
  { MAIL_FROM: 'Pabean < a@b.example>' },
])('%j is no contradiction', (source) => {
  expect(() => readEnv(source)).not.toThrow();
});

test('a public address ends with its host, as links are made behind it', () => {
  const source = {
    PUBLIC_PORTAL_URL: 'HTTPS://Portal.Example.com:443//',
    PUBLIC_BACKOFFICE_URL: 'http://10.0.0.1:8080/',
  };
  expect(readEnv(source).publicUrls).toEqual({
    portal: 'https://portal.example.com',
    backoffice: 'http://10.0.0.1:8080',
  });
});

test.each(['/app', '/track-order', '/?lang=de', '?lang=de', '/#top'])(
  'a public address with %s behind the host is refused',
  (behind) => {
    const PUBLIC_BACKOFFICE_URL = `https://a.example.com${behind}`;
    expect(() => readEnv({ PUBLIC_BACKOFFICE_URL })).toThrow(
      'PUBLIC_BACKOFFICE_URL must be an address like https://app.example.com, with nothing behind',
    );
  },
);

test.each([
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['10.0.0.1/32,fd00::/128', ['10.0.0.1/32', 'fd00::/128']],
])('TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(readEnv({ TRUST_PROXY }).trustProxy).toEqual(expected);
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a port'],
  [{ PUBLIC_PORTAL_URL: 'portal.example.com' }, 'PUBLIC_PORTAL_URL must be an address'],
  [{ DATABASE_URL: 'mysql://me:pw@one/orders' }, 'DATABASE_URL must be an address like postgresql'],
  [{ DATABASE_URL: 'postgresql://me:pw@one:1,two:x/orders' }, 'DATABASE_URL must be an address'],
  [
    { DATABASE_URL: 'postgresql://me:pw@one,two/orders?target_session_attrs=standby' },
    'DATABASE_URL can have target_session_attrs=read-write alone',
  ],
  [{ DATABASE_READ_URL: 'postgresql://me@one/orders' }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [
    { DATABASE_URL: 'postgresql://me@one/o', DATABASE_READ_URL: 'postgresql://me@two,three/o' },
    'DATABASE_READ_URL must be an address',
  ],
  [{ ADMIN_EMAIL: 'rani@example' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ DISPUTE_MAIL_TO: 'rani@example' }, 'DISPUTE_MAIL_TO must be types of members or e-mail'],
  [{ TRUST_PROXY: 'yes please' }, 'TRUST_PROXY must be'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must not be true, or a visitor could pretend any address: write 1',
  ],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '::1/129' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: 'loopback/8' }, 'TRUST_PROXY must be'],
  [{ METRICS_PORT: '4000' }, 'METRICS_PORT must be another than PORT'],
  [{ PORT: '9464', METRICS_PORT: '9464', HOST: '::' }, 'METRICS_PORT must be another than PORT'],
  [{ PUBLIC_PORTAL_URL: 'https:portal.example.com' }, 'PUBLIC_PORTAL_URL must be an address'],
  [{ MAIL_FROM: 'Pabean a@b.example' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'Pabean <a@b.example' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'a@b.example>' }, 'MAIL_FROM must be an e-mail address'],
  [{ TRUST_PROXY: 'true, loopback' }, 'TRUST_PROXY must be'],
  [{ TRUST_PROXY: '1,2' }, 'TRUST_PROXY must be'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
  [{ MAIL_FROM: 'a@b\nBcc: c@d' }, 'MAIL_FROM must be an e-mail address'],
  [{ AWS_ACCESS_KEY_ID: 'AKIA' }, 'AWS_ACCESS_KEY_ID needs AWS_SECRET_ACCESS_KEY'],
  [{ AWS_SESSION_TOKEN: 'token' }, 'AWS_SESSION_TOKEN needs AWS_ACCESS_KEY_ID'],
  [{ SENDGRID_ENDPOINT: 'https://sg.example' }, 'SENDGRID_ENDPOINT needs SENDGRID_API_KEY'],
  [{ STRIPE_ENDPOINT: 'https://s.example' }, 'STRIPE_ENDPOINT needs STRIPE_SECRET_KEY'],
  [{ STRIPE_FILES_ENDPOINT: 'https://s.example' }, 'STRIPE_FILES_ENDPOINT needs STRIPE_SECRET_KEY'],
  [{ ADYEN_ENDPOINT: 'https://a.example' }, 'ADYEN_ENDPOINT needs ADYEN_API_KEY'],
  [{ BACKUP_S3_REGION: 'ap-2' }, 'BACKUP_S3_REGION needs BACKUP_S3_ACCESS_KEY_ID'],
  [
    { BACKUP_S3_FORCE_PATH_STYLE: 'false' },
    'BACKUP_S3_FORCE_PATH_STYLE needs BACKUP_S3_ACCESS_KEY_ID',
  ],
  [{ REFUND_SHARES: '100,50' }, 'REFUND_SHARES must be three shares in percent'],
  [{ REFUND_SHARES: '0,50,100' }, 'REFUND_SHARES must not rise: not begun, worked on, filed'],
  [{ REFUND_SHARES: '50,50,51' }, 'REFUND_SHARES must not rise'],
  [{ SES_SNS_TOPIC_ARN: 'arn:aws:sqs:eu-west-1:123456789012:x' }, 'SES_SNS_TOPIC_ARN must be a'],
  [{ SENDGRID_WEBHOOK_KEY: 'nonsense' }, 'SENDGRID_WEBHOOK_KEY must be the verification key'],
  [{ SENDGRID_WEBHOOK_KEY: otherCurve }, 'SENDGRID_WEBHOOK_KEY must be the verification key'],
  [{ SENDGRID_SANDBOX: 'true' }, 'SENDGRID_SANDBOX needs SENDGRID_API_KEY'],
  [{ SENDGRID_SANDBOX: 'maybe' }, 'SENDGRID_SANDBOX must be true or false'],
  [{ ADYEN_HMAC_KEY: 'not hexadecimal' }, 'ADYEN_HMAC_KEY must be the HMAC key in hexadecimal'],
  [{ ADYEN_API_KEY: 'an-adyen-key-of-16' }, 'ADYEN_API_KEY needs ADYEN_MERCHANT_ACCOUNT'],
  [{ STRIPE_WEBHOOK_SECRET: 'short' }, 'STRIPE_WEBHOOK_SECRET must have at least 16 characters'],
  [
    { S3_BUCKET: 'documents' },
    'S3_BUCKET needs S3_ACCESS_KEY_ID; S3_BUCKET needs S3_SECRET_ACCESS_KEY',
  ],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address like smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://:587' }, 'SMTP_URL must be an address'],
])('%j is refused', (source, message) => {
  expect(() => readEnv(source)).toThrow(message);
});

test('secrets are not repeated in the message', () => {
  expect(() => readEnv({ INTAKE_KEY: 'hush', TOKEN_SECRET: 'quiet' })).toThrow(
    expect.not.objectContaining({ message: expect.stringMatching(/hush|quiet/) }),
  );
});

test('the reminder of a question comes before its end', () => {
  expect(readEnv({}).questions).toEqual({ reminderHours: 24, overdueHours: 48 });
  const hours = { QUESTION_REMINDER_HOURS: '12', QUESTION_OVERDUE_HOURS: '12' };
  expect(() => readEnv(hours)).toThrow(/QUESTION_OVERDUE_HOURS must be more/);
});

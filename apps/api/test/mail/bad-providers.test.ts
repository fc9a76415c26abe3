import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailServiceProvider } from '@pabean/domain';
import { afterEach, expect, test } from 'vitest';
import { sendgridTransport } from '../../src/adapters/mail/sendgrid.ts';
import { sesTransport } from '../../src/adapters/mail/ses.ts';
import { smtpTransport } from '../../src/adapters/mail/smtp.ts';
import { queueMail } from '../../src/db/queries/mail.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { freePort } from '../support/processes.ts';
import { until } from '../support/until.ts';
import { type BadProvider, httpThatSays, silent, smtpThat } from './bad-providers.ts';

/** For a provider that never answers. Any other is waited for: it may take its time on a busy machine. */
const shortMs = 400;
const longMs = 60_000;
const message = {
  id: '7b0f7a0e-8a4e-4b0e-9a51-000000000001',
  from: { name: 'Pabean', address: 'no-reply@example.com' },
  replyTo: { name: 'Example Travel Services Ltd', address: 'support@example.com' },
  to: 'traveller@example.net',
  subject: 'Your customs declaration',
  html: '<p>Hello</p>',
  text: 'Hello',
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const transports = {
  SMTP: (port: number, patienceMs = longMs) =>
    smtpTransport(`smtp://127.0.0.1:${port}`, patienceMs),
  AWS: (port: number, patienceMs = longMs) =>
    sesTransport(
      {
        region: 'eu-west-1',
        accessKeyId: 'sample',
        secretAccessKey: 'sample',
        endpoint: `http://127.0.0.1:${port}`,
      },
      patienceMs,
    ),
  Sendgrid: (port: number, patienceMs = longMs) =>
    sendgridTransport(
      { apiKey: 'SG.sample', endpoint: `http://127.0.0.1:${port}`, sandbox: false },
      patienceMs,
    ),
} as const;
type Name = keyof typeof transports;

/** An answer of HTTP; `missing` bytes are promised and never come. */
function answer(status: string, body: string, { missing = 0, head = '' } = {}): string {
  const length = Buffer.byteLength(body) + missing;
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${head}\r\n${body}`;
}
const sesError = (status: string, type: string, words: string) =>
  httpThatSays(
    answer(status, JSON.stringify({ message: words }), { head: `x-amzn-errortype: ${type}\r\n` }),
    false,
  );
const sendgridError = (status: string, words: string, head = '') =>
  httpThatSays(answer(status, JSON.stringify({ errors: [{ message: words }] }), { head }), false);

const table: readonly (readonly [Name, string, () => Promise<BadProvider>, string | RegExp])[] = [
  ['SMTP', 'is silent', silent, 'the mail server did not answer within 0.4 seconds.'],
  ['AWS', 'is silent', silent, 'AWS did not answer within 0.4 seconds.'],
  ['Sendgrid', 'is silent', silent, 'Sendgrid did not answer within 0.4 seconds.'],
  [
    'SMTP',
    'rejects the sender',
    () => smtpThat('MAIL', '550 5.7.1 Not you'),
    /550 5\.7\.1 Not you/,
  ],
  [
    'SMTP',
    'rejects the recipient',
    () => smtpThat('RCPT', '550 5.1.1 Nobody'),
    /550 5\.1\.1 Nobody/,
  ],
  ['SMTP', 'rejects the message', () => smtpThat('message', '554 5.6.0 Spam'), /554 5\.6\.0 Spam/],
  ['SMTP', 'has no time', () => smtpThat('greeting', '421 4.3.2 Busy'), /421 4\.3\.2 Busy/],
  ['SMTP', 'throttles', () => smtpThat('RCPT', '450 4.7.1 Slow down'), /450 4\.7\.1 Slow down/],
  ['SMTP', 'throttles at the end', () => smtpThat('message', '421 4.7.0 Rate'), /421 4\.7\.0 Rate/],
  [
    'SMTP',
    'hangs up on DATA',
    () => smtpThat('DATA', null),
    /^The connection to the mail server failed: .+/,
  ],
  [
    'SMTP',
    'hangs up for an answer',
    () => smtpThat('message', null),
    /^The connection to the mail server failed: .+/,
  ],
  [
    'SMTP',
    'answers by half',
    () => smtpThat('message', '250-'),
    /^The connection to the mail server failed: .+/,
  ],
  [
    'AWS',
    'rejects',
    () => sesError('400 Bad Request', 'MessageRejected', 'Not verified.'),
    'Not verified.',
  ],
  [
    'AWS',
    'throttles',
    () => sesError('429 Too Many', 'TooManyRequestsException', 'Rate exceeded.'),
    'Rate exceeded.',
  ],
  [
    'AWS',
    'has trouble',
    () => sesError('503 Unavailable', 'ServiceUnavailable', 'Come back.'),
    'Come back.',
  ],
  [
    'AWS',
    'has a page for an answer',
    () => httpThatSays(answer('502 Bad Gateway', '<html>'), false),
    'AWS answered 502.',
  ],
  ['AWS', 'hangs up', () => httpThatSays('', true), /^The connection to AWS failed: .+/],
  [
    'AWS',
    'hangs up in the head',
    () => httpThatSays('HTTP/1.1 200 OK\r\nCont', true),
    /^The connection to AWS failed: .+/,
  ],
  [
    'Sendgrid',
    'rejects',
    () => sendgridError('400 Bad', 'No such sender.'),
    'Sendgrid answered 400: No such sender.',
  ],
  [
    'Sendgrid',
    'throttles',
    () => sendgridError('429 Too Many', 'too many requests', 'Retry-After: 9\r\n'),
    'Sendgrid answered 429: too many requests',
  ],
  [
    'Sendgrid',
    'has a page for an answer',
    () => httpThatSays(answer('503 No', '<html>busy'), false),
    'Sendgrid answered 503: <html>busy',
  ],
  ['Sendgrid', 'hangs up', () => httpThatSays('', true), /^The connection to Sendgrid failed: .+/],
  [
    'Sendgrid',
    'hangs up in the head',
    () => httpThatSays('HTTP/1.1 202 Acc', true),
    /^The connection to Sendgrid failed: .+/,
  ],
  [
    'Sendgrid',
    'hangs up in its refusal',
    () => httpThatSays(answer('400 Bad', '{"err', { missing: 99 }), true),
    'Sendgrid answered 400: its answer broke off',
  ],
];

test.each(table)('%s %s: a clear answer, and soon', async (name, _, start, words) => {
  const provider = await start();
  closing.push(provider.close);
  const started = performance.now();
  const failure = await transports[name](provider.port, start === silent ? shortMs : longMs)
    .send(message)
    .then(
      () => expect.fail('It was taken.'),
      (error: Error) => error.message,
    );
  expect(performance.now() - started).toBeLessThan(30_000);
  if (typeof words === 'string') expect(failure).toBe(words);
  else expect(failure).toMatch(words);
});

test.each(Object.keys(transports) as Name[])('%s is down: so it says', async (name) => {
  const send = transports[name](await freePort()).send(message);
  await expect(send).rejects.toThrow(/^The connection to .+ failed: .*ECONNREFUSED/);
});

test('a mail server that speaks no TLS where we begin with it: so it says', async () => {
  const provider = await smtpThat('greeting', '220 ready');
  closing.push(provider.close);
  await expect(smtpTransport(`smtps://127.0.0.1:${provider.port}`).send(message)).rejects.toThrow(
    /^The connection to the mail server failed: its encryption \(TLS\): wrong version number$/,
  );
});

test.each([
  ['AWS', 'is lost', answer('200 OK', '{"MessageI', { missing: 99 })],
  ['AWS', 'never comes', answer('200 OK', '{"MessageI', { missing: 99 })],
  ['Sendgrid', 'is lost', answer('202 Accepted', 'tak', { missing: 99 })],
  ['Sendgrid', 'never comes', answer('202 Accepted', 'tak', { missing: 99 })],
] as const)('what %s took stays taken when the rest of its answer %s', async (name, how, says) => {
  const provider = await httpThatSays(says, how === 'is lost');
  closing.push(provider.close);
  expect(await transports[name](provider.port, 3000).send(message)).toBeNull();
  expect(provider.calls()).toBe(1);
});

test('a mail that was throttled waits with the words that were said, and goes out later', async () => {
  const answers = [
    [429, { errors: [{ message: 'too many\0requests' }] }],
    [202, null],
  ] as const;
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const [status, body] = answers[calls++] ?? [500, null];
      response.writeHead(status, { 'Retry-After': '1' });
      response.end(body === null ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  const env = { SENDGRID_API_KEY: 'SG.sample', SENDGRID_ENDPOINT: `http://127.0.0.1:${port}` };
  const app = await testApp({ jobs: true, env });
  closing.push(() => app.stop());

  const id = await queue(app, 'Sendgrid');
  const row = (attempts: number) =>
    until(async () => {
      const mail = await rowOf(app, id);
      return mail.attempts === attempts ? mail : null;
    });
  // A character that PostgreSQL cannot hold would else lose the words with the try.
  expect(await row(1)).toMatchObject({
    state: 'queued',
    last_error: 'Sendgrid answered 429: too many requests',
  });
  expect(await row(2)).toMatchObject({ state: 'sent', last_error: null });
  expect(calls).toBe(2);
});

test('while Sendgrid is silent, the mails of AWS do not wait behind its', async () => {
  const sendgrid = await silent();
  const aws = await httpThatSays(answer('200 OK', '{"MessageId":"sample"}'), true);
  closing.push(aws.close);
  const app = await testApp({
    jobs: true,
    env: {
      SENDGRID_API_KEY: 'SG.sample',
      SENDGRID_ENDPOINT: `http://127.0.0.1:${sendgrid.port}`,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'sample',
      AWS_SECRET_ACCESS_KEY: 'sample',
      SES_ENDPOINT: `http://127.0.0.1:${aws.port}`,
    },
  });
  closing.push(() => app.stop());
  // More than there are workers.
  const first = await queue(app, 'Sendgrid');
  for (let more = 0; more < 8; more += 1) await queue(app, 'Sendgrid');
  await until(async () => (sendgrid.calls() >= 4 ? true : null));

  const id = await queue(app, 'AWS');
  await until(async () => ((await rowOf(app, id)).state === 'sent' ? true : null));
  expect(await rowOf(app, first)).toMatchObject({ state: 'queued', attempts: 0 });
  // Or the stop would wait for it as long as a try may take.
  await sendgrid.close();
});

async function queue(app: TestApp, provider: MailServiceProvider): Promise<string> {
  const order = await app.order(await app.newOrder());
  const id = randomUUID();
  await app.db.transaction().execute((trx) =>
    queueMail(trx, {
      ...message,
      id,
      orderPk: order.id,
      kind: 'refund',
      recipient: message.to,
      documentId: null,
      provider,
      reminder: false,
      createdBy: null,
    }),
  );
  return id;
}

const rowOf = (app: TestApp, id: string) =>
  app.db
    .selectFrom('mail_message')
    .select(['state', 'attempts', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

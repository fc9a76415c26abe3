import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import startSes from 'aws-ses-v2-local';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { chooseTransports } from '../../src/adapters/mail/providers.ts';
import { sendgridTransport } from '../../src/adapters/mail/sendgrid.ts';
import { sesTransport } from '../../src/adapters/mail/ses.ts';
import { smtpTransport } from '../../src/adapters/mail/smtp.ts';
import type { Message } from '../../src/adapters/mail/transport.ts';
import { readEnv } from '../../src/core/env.ts';

const pdf = Buffer.from('%PDF-1.4 sample');
const message: Message = {
  id: '7b0f7a0e-8a4e-4b0e-9a51-000000000001',
  from: { name: 'Pabean', address: 'no-reply@example.com' },
  replyTo: { name: 'Example Travel Services Ltd', address: 'support@example.com' },
  to: 'traveller@example.net',
  subject: 'Your customs declaration: 高木 愛菜',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachment: {
    name: 'customs-declaration-104777.pdf',
    mediaType: 'application/pdf',
    open: () => Readable.from([pdf]),
  },
};

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

test('SMTP: a real server receives the message whole', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // The transport keeps its connection open for the next message.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk)).on('end', done);
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;

  await smtpTransport(`smtp://127.0.0.1:${port}`).send(message);

  const mail = await PostalMime.parse(Buffer.concat(received));
  expect(mail.subject).toBe(message.subject);
  expect(mail.to?.[0]?.address).toBe(message.to);
  expect(mail.from).toMatchObject(message.from);
  expect(mail.replyTo).toMatchObject([message.replyTo]);
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
});

test('SES: the emulator takes the raw message and gives its id', async () => {
  const server = await startSes({ host: '127.0.0.1', port: 0 });
  closing.push(() => new Promise((done) => server.close(done)));
  const endpoint = address(server);

  const id = await ses(endpoint).send(message);

  expect(id).toMatch(/.+/);
  const store = await (await fetch(`${endpoint}/store`)).json();
  expect(JSON.stringify(store)).toContain(message.to);
});

test('SES: our id goes along, to come back with every event', async () => {
  let seen: unknown;
  const endpoint = await http((body, answer) => {
    seen = body;
    answer(200, { MessageId: 'sample' });
  });
  expect(await ses(endpoint).send(message)).toBe('sample');
  expect(seen).toMatchObject({ EmailTags: [{ Name: 'pabean_mail', Value: message.id }] });
});

test('SES: sender, Reply-To and the mark of an automatic mail stand in the raw message', async () => {
  let seen: { Content?: { Raw?: { Data?: string } } } = {};
  const endpoint = await http((body, answer) => {
    seen = body as typeof seen;
    answer(200, { MessageId: 'sample' });
  });
  const from = { name: 'Zoë, "Inc" 高木', address: 'no-reply@example.com' };
  await ses(endpoint).send({ ...message, from });
  const mail = await PostalMime.parse(Buffer.from(seen.Content?.Raw?.Data ?? '', 'base64'));
  expect(seen).not.toHaveProperty('FromEmailAddress');
  expect(mail.from).toMatchObject(from);
  expect(mail.replyTo).toMatchObject([message.replyTo]);
  expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
});

test('SES: a refusal is thrown with the words of the provider', async () => {
  const endpoint = await http((_body, answer) =>
    answer(400, { message: 'Email address is not verified.' }, 'MessageRejected'),
  );
  await expect(ses(endpoint).send(message)).rejects.toThrow('Email address is not verified.');
});

test('Sendgrid: the request is the documented one', async () => {
  let seen: { authorization?: string | undefined; body?: unknown } = {};
  const endpoint = await http((body, answer, authorization) => {
    seen = { authorization, body };
    answer(202, undefined);
  });
  await sendgridTransport({ apiKey: 'SG.sample', endpoint, sandbox: false }).send(message);
  expect(seen.authorization).toBe('Bearer SG.sample');
  expect(seen.body).toMatchObject({
    personalizations: [{ to: [{ email: message.to }], custom_args: { pabean_mail: message.id } }],
    from: { email: 'no-reply@example.com', name: 'Pabean' },
    reply_to: { email: 'support@example.com', name: 'Example Travel Services Ltd' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: message.subject,
    content: [{ type: 'text/plain' }, { type: 'text/html' }],
    attachments: [{ type: 'application/pdf', content: pdf.toString('base64') }],
  });
});

test('Sendgrid: a sandbox is asked to throw the message away, and goes by its own name', async () => {
  let seen: unknown;
  const endpoint = await http((body, answer) => {
    seen = body;
    answer(200, undefined);
  });
  const transport = sendgridTransport({ apiKey: 'SG.sample', endpoint, sandbox: true });
  expect(transport.name).toBe('sendgrid-sandbox');
  expect(await transport.send(message)).toBeNull();
  expect(seen).toMatchObject({ mail_settings: { sandbox_mode: { enable: true } } });
  // Real sending that answers like a sandbox has delivered nothing.
  const real = sendgridTransport({ apiKey: 'SG.sample', endpoint, sandbox: false });
  await expect(real.send(message)).rejects.toThrow('Sendgrid answered 200');
});

test('Sendgrid: a refusal is thrown with the words of the provider', async () => {
  const endpoint = await http((_body, answer) =>
    answer(401, { errors: [{ message: 'The provided authorization grant is invalid.' }] }),
  );
  const transport = sendgridTransport({ apiKey: 'SG.wrong', endpoint, sandbox: false });
  await expect(transport.send(message)).rejects.toThrow(
    'Sendgrid answered 401: The provided authorization grant is invalid.',
  );
});

test('who takes which message', async () => {
  const PABEAN_DATA_DIR = await mkdtemp(join(tmpdir(), 'pabean-data-'));
  closing.push(() => rm(PABEAN_DATA_DIR, { recursive: true }));
  const base = { PABEAN_DATA_DIR };
  const names = async (more: Record<string, string>) => {
    const choose = await chooseTransports(readEnv({ ...base, ...more }));
    return [choose('AWS').name, choose('Sendgrid').name];
  };
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525' };
  expect(await names({})).toEqual(['local', 'local']);
  expect(await names(smtp)).toEqual(['smtp', 'smtp']);
  expect(await names({ SENDGRID_API_KEY: 'SG.sample', ...smtp })).toEqual(['smtp', 'sendgrid']);

  const choose = await chooseTransports(readEnv({ ...base, SENDGRID_API_KEY: 'SG.sample' }));
  await expect(choose('AWS').send(message)).rejects.toThrow('AWS is not configured');
});

function headerOf(mail: Email, key: string): string | undefined {
  return mail.headers.find((header) => header.key === key)?.value;
}

function ses(endpoint: string) {
  return sesTransport({
    region: 'eu-west-1',
    accessKeyId: 'sample',
    secretAccessKey: 'sample',
    endpoint,
  });
}

type Answer = (status: number, body: unknown, errorType?: string) => void;

async function http(
  respond: (body: unknown, answer: Answer, authorization: string | undefined) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    void json(request).then((body) =>
      respond(
        body,
        (status, answer, errorType) => {
          response.writeHead(status, {
            'Content-Type': 'application/json',
            ...(errorType && { 'x-amzn-errortype': errorType }),
          });
          response.end(answer === undefined ? undefined : JSON.stringify(answer));
        },
        request.headers.authorization,
      ),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  return address(server);
}

function address(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { correspondentsOf } from '../../src/adapters/mail/mailbox.ts';
import { mimeStream } from '../../src/adapters/mail/mime.ts';
import { readEnv } from '../../src/core/env.ts';

const configured = (more: Record<string, string>) =>
  correspondentsOf(readEnv({ PABEAN_DATA_DIR: tmpdir(), COMPANY_NAME: 'Sample & Sons', ...more }));

test.each([
  ['no-reply@example.com', 'Sample & Sons', 'no-reply@example.com'],
  ['Arrivals <no-reply@example.com>', 'Arrivals', 'no-reply@example.com'],
  ['"Arrivals, Desk" <no-reply@example.com>', 'Arrivals, Desk', 'no-reply@example.com'],
  ['<no-reply@example.com>', 'Sample & Sons', 'no-reply@example.com'],
])('the sender %s is %s at %s', (MAIL_FROM, name, address) => {
  expect(configured({ MAIL_FROM }).from).toEqual({ name, address });
});

test('answers go to the company', () => {
  expect(configured({ COMPANY_EMAIL: 'help@example.org' }).replyTo).toEqual({
    name: 'Sample & Sons',
    address: 'help@example.org',
  });
});

test('a name writes no header of its own', async () => {
  const COMPANY_NAME = 'Sample\r\nBcc: all@example.net\r\n\r\n<p>';
  const stream = await mimeStream({
    ...configured({ COMPANY_NAME }),
    id: '7b0f7a0e-8a4e-4b0e-9a51-000000000001',
    to: 'traveller@example.net',
    subject: 'Sample',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  const [head = ''] = (await buffer(stream)).toString().split(/\r?\n\r?\n/);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(head).toMatch(/^From: /m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

import { expect, test } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { mailNotice } from '../../src/usecases/mail/mail-notice.ts';

const aws = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'x',
  AWS_SECRET_ACCESS_KEY: 'x',
};
const sendgrid = { SENDGRID_API_KEY: 'SG.x' };
const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525' };
const sandbox = { ...sendgrid, SENDGRID_SANDBOX: 'true' };

test.each([
  ['AWS', {}, 'The e-mail goes to the local mailbox, not to the recipient.'],
  ['Sendgrid', {}, 'The e-mail goes to the local mailbox, not to the recipient.'],
  ['AWS', aws, 'The e-mail is on its way through AWS.'],
  ['AWS', { ...aws, ...smtp }, 'The e-mail is on its way through AWS.'],
  ['AWS', smtp, 'The e-mail is on its way through SMTP.'],
  ['Sendgrid', { ...aws, ...smtp }, 'The e-mail is on its way through SMTP.'],
  ['Sendgrid', sendgrid, 'The e-mail is on its way through Sendgrid.'],
  ['Sendgrid', sandbox, 'The e-mail goes to the Sendgrid sandbox, not to the recipient.'],
  ['AWS', sendgrid, 'The e-mail is queued, but AWS is not configured in this installation.'],
  ['Sendgrid', aws, 'The e-mail is queued, but Sendgrid is not configured in this installation.'],
] as const)('a mail for %s with %j: %s', (provider, env, notice) => {
  expect(mailNotice(readEnv(env), provider)).toBe(notice);
});

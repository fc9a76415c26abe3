import { expect, test } from 'vitest';
import {
  sendgridRefusal,
  sendgridRules,
  sesRefusal,
  sesRules,
  smtpRefusal,
  smtpRules,
} from '../../src/adapters/mail/refusals.ts';

test.each([
  // The recipient and the letter: given up at once.
  ['RCPT TO', '550 5.1.1 mailbox does not exist', 'letter'],
  ['RCPT TO', '552 5.2.2 mailbox full', 'letter'],
  ['RCPT TO', '553 mailbox name not allowed', 'letter'],
  ['RCPT TO', '550 5.7.1 refused by policy', 'letter'],
  ['RCPT TO', '554 no', 'letter'],
  ['RCPT TO', '556 5.1.10 null MX', 'letter'],
  ['DATA', '554 5.6.0 spam', 'letter'],
  ['DATA', '552 5.3.4 too large', 'letter'],
  ['DATA', '552 5.7.0 blocked by its content', 'letter'],
  ['MAIL FROM', '552 5.3.4 too large', 'letter'],
  // Our own account: an outage of ours.
  ['CONN', '554 5.7.1 your address is on a list', 'account'],
  ['CONN', '550 go away', 'account'],
  ['EHLO', '550 who are you', 'account'],
  ['AUTH PLAIN', '535 5.7.8 wrong password', 'account'],
  ['AUTH LOGIN', '550 account locked', 'account'],
  ['MAIL FROM', '530 5.7.0 authentication required', 'account'],
  ['MAIL FROM', '550 5.7.1 not your address', 'account'],
  ['RCPT TO', '530 sign in first', 'account'],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'account'],
  ['RCPT TO', '550 5.1.8 sender domain does not exist', 'account'],
  ['RCPT TO', '503 bad sequence', 'account'],
  ['DATA', '550 5.7.26 unauthenticated mail is not accepted', 'account'],
  ['DATA', '550 5.7.23 SPF says no', 'account'],
  // Later.
  ['CONN', '421 busy', null],
  ['AUTH PLAIN', '454 4.7.0 try later', null],
  ['RCPT TO', '450 4.2.1 greylisted', null],
  ['RCPT TO', '452 4.2.2 mailbox full', null],
  ['DATA', '451 4.3.0 trouble here', null],
] as const)('SMTP at %s, %s: %s', (command, words, of) => {
  expect(smtpRefusal({ code: Number(words.slice(0, 3)), command, words })).toBe(of);
});

test.each([
  ['MessageRejected', 'The message has a virus.', 'letter'],
  ['MessageRejected', 'Email address is not verified.', 'account'],
  ['BadRequestException', "Missing final '@domain'", 'letter'],
  ['BadRequestException', 'Message length is more than 41943040 bytes', 'letter'],
  ['BadRequestException', 'Configuration set does not exist', 'account'],
  ['AccountSuspendedException', 'Suspended.', 'account'],
  ['SendingPausedException', 'Paused.', 'account'],
  ['InvalidSignatureException', 'Wrong.', 'account'],
  ['TooManyRequestsException', 'Rate exceeded.', null],
  ['LimitExceededException', 'Daily quota.', null],
  ['ServiceUnavailable', 'Come back.', null],
] as const)('AWS %s, %s: %s', (name, words, of) => {
  expect(sesRefusal(name, words)).toBe(of);
});

test.each([
  [400, ['personalizations.0.to.0.email'], 'letter'],
  [400, ['attachments.0.content'], 'letter'],
  [400, ['from.email'], 'account'],
  [400, [], 'account'],
  [401, [], 'account'],
  [403, ['from'], 'account'],
  [413, [], 'letter'],
  [429, [], null],
  [500, [], null],
  [503, [], null],
] as const)('Sendgrid %i %j: %s', (status, fields, of) => {
  expect(sendgridRefusal(status, fields)).toBe(of);
});

test('every line has its reason', () => {
  for (const { reason } of [...smtpRules, ...sesRules, ...sendgridRules]) {
    expect(reason).toMatch(/^\p{Lu}.{10,}\.$/u);
  }
});

import type { MailRefusal } from '@pabean/domain';

/** A line of a table of answers: the first that fits says whose fault a refusal is, and why. */
interface Rule {
  readonly of: MailRefusal;
  readonly reason: string;
}

/** A line for a mail server. What is left out fits everything. */
interface SmtpRule extends Rule {
  /** The command that was refused, as the client names it. */
  readonly at?: readonly string[];
  readonly codes?: readonly number[];
  /** The enhanced status code of RFC 3463, or words of the answer. */
  readonly words?: RegExp;
}

/**
 * What a mail server says for good (5xx, RFC 5321). A refusal of us, whatever its number, is an outage
 * of ours: every letter would meet it, so none is given up for it. 4xx is never asked: it means later.
 */
export const smtpRules: readonly SmtpRule[] = [
  {
    codes: [530, 534, 535, 538],
    of: 'account',
    reason: 'We have to sign in, or our sign-in was refused.',
  },
  {
    words: /\b5\.7\.(?:8|9|10|11|12|13|14)\b/,
    of: 'account',
    reason: 'Our sign-in, its encryption or our account was refused.',
  },
  {
    words: /\b5\.7\.2[0-7]\b/,
    of: 'account',
    reason: 'SPF, DKIM or the name of our server does not prove our sender address.',
  },
  {
    words: /\b5\.1\.[78]\b/,
    of: 'account',
    reason: 'Our sender address was refused.',
  },
  {
    words: /\brelay/i,
    of: 'account',
    reason: 'The server does not pass our letters on.',
  },
  {
    codes: [500, 502, 503, 504, 521, 555],
    of: 'account',
    reason: 'The server does not understand us, or takes no mail at all.',
  },
  {
    at: ['MAIL FROM'],
    codes: [552],
    of: 'letter',
    reason: 'The letter with its document is too large for the server.',
  },
  { at: ['MAIL FROM'], of: 'account', reason: 'Our sender address was refused.' },
  { at: ['RCPT TO'], of: 'letter', reason: 'The recipient was refused.' },
  { at: ['DATA'], of: 'letter', reason: 'The letter itself was refused.' },
  // 554 instead of a greeting, a refused sign-in with another number.
  { of: 'account', reason: 'The server refused the connection, the greeting or the sign-in.' },
];

/** Whose fault an answer of a mail server is; null for one that says "later". */
export function smtpRefusal(answer: {
  readonly code: number;
  /** `RCPT TO`, `CONN` and so on. */
  readonly command: string;
  readonly words: string;
}): MailRefusal | null {
  if (answer.code < 500) return null;
  const rule = smtpRules.find(
    ({ at, codes, words }) =>
      (at?.includes(answer.command) ?? true) &&
      (codes?.includes(answer.code) ?? true) &&
      (words?.test(answer.words) ?? true),
  );
  return rule?.of ?? null;
}

/** A line for Amazon SES, by the name of its error. */
interface SesRule extends Rule {
  readonly names: readonly string[];
  readonly words?: RegExp;
}

export const sesRules: readonly SesRule[] = [
  {
    names: ['MessageRejected'],
    words: /not verified|sandbox|suspended|paused/i,
    of: 'account',
    reason: 'Our sender is not verified, or our account may not send.',
  },
  { names: ['MessageRejected'], of: 'letter', reason: 'AWS refused the letter by what is in it.' },
  {
    names: ['BadRequestException', 'InvalidParameterValue'],
    words: /recipient|destination|domain contains|local address|final '@domain'|length|too large/i,
    of: 'letter',
    reason: 'The address of the recipient is none, or the letter is too large.',
  },
  {
    names: [
      'AccountSuspendedException',
      'SendingPausedException',
      'MailFromDomainNotVerifiedException',
      'NotFoundException',
      'BadRequestException',
      'AccessDeniedException',
      'InvalidClientTokenId',
      'UnrecognizedClientException',
      'InvalidSignatureException',
      'SignatureDoesNotMatch',
      'ExpiredTokenException',
      'IncompleteSignature',
    ],
    of: 'account',
    reason: 'Our keys, our sender or our account was refused.',
  },
];

/** Whose fault an error of SES is; null for one that says "later". */
export function sesRefusal(name: string, words: string): MailRefusal | null {
  const rule = sesRules.find(
    (each) => each.names.includes(name) && (each.words?.test(words) ?? true),
  );
  return rule?.of ?? null;
}

/** A line for Sendgrid, by HTTP status and the field that it names. */
interface SendgridRule extends Rule {
  readonly statuses: readonly number[];
  readonly field?: RegExp;
}

export const sendgridRules: readonly SendgridRule[] = [
  {
    statuses: [400],
    field: /^personalizations\b/,
    of: 'letter',
    reason: 'The recipient was refused.',
  },
  {
    statuses: [400],
    field: /^(?:subject|content|attachments)\b/,
    of: 'letter',
    reason: 'The letter itself was refused.',
  },
  { statuses: [413], of: 'letter', reason: 'The letter with its document is too large.' },
  {
    statuses: [400, 401, 403, 404, 405],
    of: 'account',
    reason: 'Our key, our sender, our credit or our account was refused.',
  },
];

/** Whose fault an answer of Sendgrid is; null for one that says "later". */
export function sendgridRefusal(status: number, fields: readonly string[]): MailRefusal | null {
  const rule = sendgridRules.find(
    ({ statuses, field }) =>
      statuses.includes(status) && (field === undefined || fields.some((name) => field.test(name))),
  );
  return rule?.of ?? null;
}

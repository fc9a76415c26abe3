import type { MailTroubleList } from '@pabean/api-client/contract';

const mailId = (last: number) => `7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f1${last}`;

const letter = (last: number, order_id: string, recipient: string, words: string) => ({
  mail_id: mailId(last),
  order_id,
  recipient,
  kind: last === 2 ? ('question' as const) : ('approval' as const),
  provider: 'AWS' as const,
  words,
  at: `2026-11-21T0${9 - last}:22:00.000Z`,
});

/** Four of twelve letters, and a provider that refuses us. */
export const mailTrouble: MailTroubleList = {
  troubled: [
    letter(1, '104811', 'kofi.brandvold@example.org', '550 mailbox does not exist'),
    letter(2, '104790', 'r.castellane@example.net', '552 mailbox full'),
    letter(3, '104763', 'amaryllis@example.com', '550 refused by policy'),
    letter(4, '104702', 'm.ostrowik@example.com', '550 no such domain'),
  ],
  total: 12,
  refusing: [
    {
      provider: 'Sendgrid',
      letters: 3,
      since: '2026-11-21T07:40:00.000Z',
      words: 'Sendgrid answered 401: The provided authorization grant is invalid',
    },
  ],
};

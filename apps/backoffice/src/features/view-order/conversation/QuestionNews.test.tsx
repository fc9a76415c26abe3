import { formatDateTime } from '@pabean/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../order-store.ts';
import { conversationOrder, waitingOrder } from '../testing/conversation.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

type Mail = OrderDetail['mailHistory'][number];
const [letter, ...otherMails] = conversationOrder.mailHistory as [Mail, ...Mail[]];
const at = formatDateTime(letter.delivery_at ?? '');
const none = { delivery: null, delivery_words: null, delivery_at: null } as const;

/** What stands under each question. */
async function news(order: OrderDetail): Promise<(string | undefined)[]> {
  fakeServer({ [detailsCall]: () => orderReply(order) });
  openScreen();
  await findOrder();
  const section = within(screen.getByRole('region', { name: 'Conversation' }));
  return section
    .getAllByText(/^Asked for /)
    .map((asked) => asked.parentElement?.textContent ?? undefined);
}

it.each([
  [{}, `E-mail:Delivered ${at}Asked for a file`],
  [none, 'E-mail:Sent AWSno news yetAsked for a file'],
  // The mail server tells nothing later.
  [{ ...none, transport: 'smtp' }, 'E-mail:Sent SMTPAsked for a file'],
  [{ ...none, transport: 'local' }, 'E-mail:Not sent Local mailboxAsked for a file'],
  [{ ...none, state: 'queued', transport: null }, 'E-mail:QueuedAsked for a file'],
  [
    {
      delivery: 'bounced',
      sent_again_by: 'Sendgrid',
      sent_again: { state: 'sent', transport: 'sendgrid' },
    },
    `E-mail:Bounced ${at}250 OKSent again with SendgridAsked for a file`,
  ],
] as const)('of a letter %j: %s', async (more: Partial<Mail>, words) => {
  const mailHistory = [{ ...letter, ...more }, ...otherMails];
  expect(await news({ ...conversationOrder, mailHistory })).toEqual([words]);
});

it('has no news of a question that went out without a letter', async () => {
  expect(await news({ ...conversationOrder, mailHistory: otherMails })).toEqual([
    'Asked for a file',
  ]);
});

it('takes no other letter for that of the question', async () => {
  const mailHistory = [
    { ...letter, id: 'reminder', kind: 'reminder' as const },
    { ...letter, id: 'again', create_ts: '2026-11-19T10:05:00.000001Z' },
  ];
  expect(await news({ ...conversationOrder, mailHistory })).toEqual(['Asked for a file']);
});

it('gives each question its own', async () => {
  const [first, second] = await news(waitingOrder);
  expect(first).toBe('Asked for a file');
  expect(second).toContain('Bounced');
  expect(second).toContain('Asked for Date of arrival');
});

const question = conversationOrder.conversation[0]?.question as NonNullable<
  OrderDetail['conversation'][number]['question']
>;
/** What stands under the question, as it is now, after its letter. */
async function opening(more: Partial<typeof question>, mail: Partial<Mail> = {}) {
  const [entry, ...others] = conversationOrder.conversation as [
    OrderDetail['conversation'][number],
    ...OrderDetail['conversation'],
  ];
  const [words] = await news({
    ...conversationOrder,
    mailHistory: [{ ...letter, ...mail }, ...otherMails],
    conversation: [{ ...entry, question: { ...question, ...more } }, ...others],
  });
  return words;
}

const opened = '2026-11-21T07:03:00Z';
it.each(['open', 'answered', 'withdrawn'] as const)(
  'says when a question that is %s was opened',
  async (state) => {
    expect(await opening({ state, opened_at: opened })).toContain(
      `Opened ${formatDateTime(opened)}Asked for a file`,
    );
  },
);

const again = { sent_again_by: 'Sendgrid', delivery: 'bounced' } as const;
it.each([
  ['open', {}],
  ['reminded', none],
  ['overdue', { ...none, transport: 'smtp' }],
  ['open', { ...again, sent_again: { state: 'sent', transport: 'sendgrid' } }],
] as const)(
  'says of one that is %s that nobody has opened it, with a letter %j',
  async (state, mail: Partial<Mail>) => {
    expect(await opening({ state, opened_at: null }, mail)).toContain('Not opened yet');
  },
);

it.each([
  ['it is over', { state: 'answered', opened_at: null }, {}],
  ['it was withdrawn', { state: 'withdrawn', opened_at: null }, {}],
  ['nobody kept it', { state: 'open' }, {}],
  ['the letter waits', { state: 'open', opened_at: null }, { ...none, state: 'queued' }],
  ['it bounced', { state: 'open', opened_at: null }, { delivery: 'bounced' }],
  ['it went to nobody', { state: 'open', opened_at: null }, { ...none, transport: 'local' }],
  [
    'it was sent again and waits',
    { state: 'open', opened_at: null },
    { ...again, sent_again: { state: 'queued', transport: null } },
  ],
] as const)('says nothing of opening where %s', async (_, more, mail: Partial<Mail>) => {
  expect(await opening(more, mail)).not.toMatch(/opened/i);
});

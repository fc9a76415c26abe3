import 'fake-indexeddb/auto';
import type { OpenQuestion } from '@pabean/api-client/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { entries, ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { historyReply, inDays, standingAt } from '../../../testing/orders.ts';
import { calls, pending } from '../../../testing/replies.ts';
import { forgetUnsent } from './unsent.ts';

const address = paths.orderDetailsOf('104777');
const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const order = (asked_at = waiting.asked_at) => json(historyReply([], { ...waiting, asked_at }));
const refused = (http: number, errors: object[] = []) =>
  json({ status: 0, message: 'No.', errors }, http);
const at = '2026-11-20T14:02:00.000Z';

beforeEach(() => forgetUnsent());
const answerField = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the question', () => {
  it.each([
    ['text', 'Please answer our question'],
    ['choice', 'Please choose your answer'],
    ['date', 'Please give the date'],
    ['field', 'Please check this detail'],
    ['fields', 'Please fill in the details'],
    ['file', 'Please send the file'],
  ] as const)('for %s is headed by what to do', async (wants, heading) => {
    fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () => ownOrderReply(question({ wants })),
    });
    openPortal(address);
    await screen.findByRole('form', { name: heading });
    expect(screen.getAllByRole('heading', { name: 'We need an answer from you' })).toHaveLength(1);
  });

  it('stands where the stage is, is sent once, and says when the answer arrived', async () => {
    let isOpen = true;
    const sent = fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () =>
        ownOrderReply(isOpen ? question({ wants: 'text', text: 'Where?' }) : null),
      [calls.answer]: () => {
        isOpen = false;
        return json({ status: 1, message: 'We have it.', data: { at } });
      },
    });
    openPortal(address);
    type(await answerField(), 'Ubud');
    // Nobody is told to write an e-mail before the form that stands there.
    const next = /^Answer our question on this page/;
    screen.getByText(next);
    press('Send answer');
    await screen.findByText(/^We have your answer/);
    await waitFor(() => expect(screen.queryByText(next)).toBeNull());
    expect(sent.filter(({ path }) => path === calls.answer)).toMatchObject([
      { body: { orderId: '104777', questionId: 7, answer: 'Ubud', key: expect.any(String) } },
    ]);
  });

  it('that is answered is gone at once, however long the page waits to hear of it', async () => {
    let asked: OpenQuestion = question({ wants: 'text', text: 'Where?' });
    let isSilent = false;
    fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () => (isSilent ? pending() : ownOrderReply(asked)),
      [calls.answer]: () => {
        isSilent = true;
        return json({ status: 1, message: '', data: { at } });
      },
    });
    openPortal(address);
    type(await answerField(), 'Ubud');
    press('Send answer');
    await screen.findByText(/^We have your answer/);
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    // The next question stands where the answered one stood.
    isSilent = false;
    asked = { ...asked, id: 8, text: 'Until when?' };
    fireEvent(window, new Event('online'));
    await screen.findByText('Until when?');
    expect((await answerField()).value).toBe('');
  });

  it.each([
    [409, [{ path: 'order', message: '' }], /^This order is closed/],
    [409, [{ path: 'questionId', message: '' }], /^We no longer need this answer/],
    [422, [{ path: 'answer', message: '' }], /^We cannot use this answer/],
    [415, [{ path: 'file', message: '' }], /^This file cannot be opened/],
    [409, [{ path: 'files', message: '' }], /^We cannot accept more files/],
    [500, [], /^It was not sent/],
  ])('that is refused with %i keeps the text and says why', async (http, errors, words) => {
    fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () => ownOrderReply(question({ wants: 'text', text: 'Where?' })),
      [calls.answer]: () => refused(http, errors),
    });
    openPortal(address);
    type(await answerField(), 'Ubud');
    press('Send answer');
    await screen.findByText(words);
    expect((await answerField()).value).toBe('Ubud');
  });

  it('asks for an answer first, and offers what it asks for', async () => {
    fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () =>
        ownOrderReply(question({ wants: 'choice', choices: ['For myself', 'Gifts'] })),
    });
    openPortal(address);
    const gifts = await screen.findByRole<HTMLInputElement>('radio', { name: 'Gifts' });
    press('Send answer');
    await screen.findByText('Please give an answer first.');
    fireEvent.click(gifts);
    expect(gifts.checked).toBe(true);
  });

  it('without internet keeps the answer and sends it once, when there is a network', async () => {
    let isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const sent = fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () => ownOrderReply(question({ wants: 'text', text: 'Where?' })),
      [calls.answer]: () =>
        isOnline ? json({ status: 1, message: '', data: { at } }) : new TypeError('offline'),
    });
    openPortal(address);
    type(await answerField(), 'Ubud');
    press('Send answer');
    await screen.findByText(/^There is no internet\. Your text is kept/);
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(async () => expect((await answerField()).value).toBe(''));
    const answers = sent.filter(({ path }) => path === calls.answer).map(({ body }) => body);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('messages', () => {
  it('show both sides, and send what is written', async () => {
    const sent = fakeFetch({
      [calls.history]: () => order(),
      [calls.order]: () => ownOrderReply(null, entries),
      [calls.write]: () => json({ status: 1, message: '', data: { id: 3, at } }),
    });
    openPortal(address);
    const log = within(await screen.findByRole('log'));
    expect(log.getAllByRole('listitem')).toHaveLength(2);
    press('Send');
    await screen.findByText('Please write your message first.');
    type(screen.getByLabelText('Your message'), 'Can my sister come too?');
    press('Send');
    await screen.findByText('We have your message.');
    expect(sent.find(({ path }) => path === calls.write)?.body).toMatchObject({
      orderId: '104777',
      text: 'Can my sister come too?',
    });
  });
});

it('an order that waits without a question says nothing of one', async () => {
  fakeFetch({
    [calls.history]: () => json(historyReply([], { ...waiting, asked_at: null })),
    [calls.order]: () => ownOrderReply(null),
  });
  openPortal(address);
  await screen.findByRole('heading', { name: 'We are still working on your order' });
  await screen.findByText('We will write to you when we need something.');
});

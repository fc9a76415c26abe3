import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, readUnsent } from './unsent.ts';

/*
 * What is typed while a message travels. Its answer comes by hand.
 */

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const accepted = () =>
  json({ status: 1, message: '', data: { id: 3, at: '2026-11-20T14:02:00.000Z' } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return forgetUnsent();
});

/** An open page, whose messages and answers are answered by hand. */
function open(asked = false) {
  const travelling: { answer: (end: Response) => void; fail: (why: Error) => void }[] = [];
  const travel = () =>
    new Promise<Response>((answer, fail) => {
      travelling.push({ answer, fail });
    });
  const sent = fakeFetch({
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(asked ? question({ wants: 'text', text: 'Where?' }) : null),
    [calls.write]: travel,
    [calls.answer]: travel,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const texts = () =>
    sent
      .filter(({ path }) => path === calls.write)
      .map(({ body }) => (body as { text: string }).text);
  return { travelling, texts };
}

/** Sends "First", and types on before it is answered. */
async function typeOn(typed = 'First, and a second') {
  const page = open();
  const field = await messageField();
  type(field, 'First');
  press('Send');
  await waitFor(() => expect(page.travelling).toHaveLength(1));
  type(field, typed);
  return { ...page, field };
}

it('stays when the message has arrived, and goes with the next press', async () => {
  const { travelling, texts, field } = await typeOn();
  travelling[0]?.answer(accepted());
  await screen.findByRole('button', { name: 'Send' });
  // The first has arrived; what stands in the form has not.
  expect(screen.queryByText('We have your message.')).toBeNull();
  expect(field.value).toBe('First, and a second');
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({
      text: 'First, and a second',
      waits: false,
    }),
  );
  press('Send');
  await waitFor(() => expect(texts()).toEqual(['First', 'First, and a second']));
  travelling[1]?.answer(accepted());
  await waitFor(() => expect(field.value).toBe(''));
  await waitFor(async () => expect(await readUnsent('104777', 'message')).toBeUndefined());
});

it('stays when the message was refused, and the refusal is said', async () => {
  const { travelling, texts, field } = await typeOn();
  // One goes at a time.
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(texts()).toEqual(['First']);
  travelling[0]?.answer(json({ status: 0, message: 'No.' }, 500));
  await screen.findByText(/^It was not sent/);
  expect(field.value).toBe('First, and a second');
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({ text: 'First, and a second' }),
  );
});

it('is not sent half-written when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { travelling, texts, field } = await typeOn('First, and a sec');
  travelling[0]?.fail(new TypeError('offline'));
  await screen.findByText(/Check your connection and try again/);
  fireEvent(window, new Event('online'));
  await waitFor(async () =>
    expect(await readUnsent('104777', 'message')).toMatchObject({
      text: 'First, and a sec',
      waits: false,
    }),
  );
  type(field, 'First, and a second');
  press('Send');
  await waitFor(() => expect(texts()).toEqual(['First', 'First, and a second']));
});

it('is not possible in an answer, which is sent once', async () => {
  const { travelling } = open(true);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
  type(field, 'Ubud');
  press('Send answer');
  await waitFor(() => expect(travelling).toHaveLength(1));
  expect(field.matches(':disabled')).toBe(true);
  travelling[0]?.answer(json({ status: 0, message: 'No.' }, 500));
  await screen.findByText(/^It was not sent/);
  expect(field.matches(':disabled')).toBe(false);
});

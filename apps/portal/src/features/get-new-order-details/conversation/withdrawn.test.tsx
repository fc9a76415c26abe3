import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent, unsentOrders } from './unsent.ts';

/*
 * A question that is withdrawn, or answered elsewhere, while its answer is typed.
 */

const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
const asked = question({ wants: 'text', text: 'Where?' });
const look = () => act(() => vi.advanceTimersByTimeAsync(21_000));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');
const type = (input: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(input, { target: { value } }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await forgetUnsent();
});

async function open() {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], waiting),
    [calls.order]: () => ownOrderReply(asked),
  };
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  return { answers, input: await field() };
}

it('takes nothing from whoever types, says so, and goes with the text', async () => {
  const { answers, input } = await open();
  input.focus();
  await type(input, 'Half an');
  answers[calls.order] = () => ownOrderReply(null);
  await look();
  await screen.findByText(en['ask.gone']);
  expect([input.isConnected, input.value]).toEqual([true, 'Half an']);
  expect(document.activeElement).toBe(input);
  await type(input, '');
  await waitFor(() => expect(input.isConnected).toBe(false));
  expect(screen.queryByText(en['ask.gone'])).toBeNull();
});

it('goes at once where nothing is typed', async () => {
  const { answers, input } = await open();
  answers[calls.order] = () => ownOrderReply(null);
  await look();
  await waitFor(() => expect(input.isConnected).toBe(false));
});

it('gives way to the next question', async () => {
  const { answers, input } = await open();
  await type(input, 'Half an');
  answers[calls.order] = () => ownOrderReply({ ...asked, id: 8, text: 'Until when?' });
  await look();
  await screen.findByText('Until when?');
  expect(screen.queryByText('Where?')).toBeNull();
});

it('says nothing of an answer that is on its way, which goes when it has arrived', async () => {
  const { answers, input } = await open();
  const arrives = Promise.withResolvers<Response>();
  answers[calls.answer] = () => arrives.promise;
  await type(input, 'Ubud');
  fireEvent.click(screen.getByRole('button', { name: en['ask.send'] }));
  answers[calls.order] = () => ownOrderReply(null);
  await look();
  expect(screen.queryByText(en['ask.gone'])).toBeNull();
  const at = '2026-11-20T14:02:00.000Z';
  arrives.resolve(json({ status: 1, message: '', data: { at } }));
  await screen.findByText(/^We have your answer/);
  expect([input.isConnected, await unsentOrders()]).toEqual([false, []]);
});

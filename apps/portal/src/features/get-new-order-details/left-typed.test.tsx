import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import type { Answers } from '../../testing/answers.ts';
import { question } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { inDays, standingAt } from '../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../testing/own-order.ts';
import { calls, history, refusal } from '../../testing/replies.ts';
import { texts as correct } from './correct/texts/en.ts';
import { texts as refund } from './refund/texts/en.ts';

/*
 * Staff delete an order while its traveller writes: the server asks for the e-mail, and then knows no such
 * order. It says the same of an order with another e-mail.
 */

const over = refusal(401, 'Over.');

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
  sessionStorage.clear();
});

/** The page of an order whose traveller may do all there is; the answers change while it stands open. */
async function open() {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], { ...standingAt('waitingForYou'), doa: inDays(5) }),
    [calls.order]: ownOrder(
      {},
      { values: declaredValues },
      { question: question({ wants: 'text', text: 'Which hotel?' }) },
    ),
    [calls.track]: refusal(404, 'No such order.'),
  };
  fakeFetch(answers);
  const router = openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(correct.open);
  const goes = () => {
    for (const call of [calls.history, calls.order, ownCalls.askRefund]) answers[call] = over;
    answers['/api/front/answer-question'] = over;
    answers['/api/front/correct-order'] = over;
  };
  return { router, goes };
}
const left = () => screen.findByRole('region', { name: en['left.typed'] });

async function typeAnswer() {
  fireEvent.input(await screen.findByLabelText('Your answer'), { target: { value: 'Villa Ubud' } });
}
function typeCorrection() {
  fireEvent.click(screen.getByText(correct.open));
  fireEvent.click(screen.getByRole('button', { name: 'Change: Occupation' }));
  const field = screen.getByRole('textbox', { name: 'Occupation' });
  fireEvent.input(field, { target: { value: 'Organist' } });
}

it('what was typed for an order that has gone stays in sight, with the way to reach us', async () => {
  const { router, goes } = await open();
  await typeAnswer();
  typeCorrection();
  fireEvent.click(screen.getByText(refund.ask, { selector: 'summary' }));
  fireEvent.click(screen.getByLabelText(refund.orderedTwice));
  fireEvent.input(screen.getByLabelText(refund.add), { target: { value: 'By mistake' } });
  goes();
  fireEvent.submit(screen.getByRole('form', { name: refund.ask }));
  const typed = within(await left());
  expect(router.state.location.pathname).toBe(paths.trackOrderOf('104777'));
  typed.getByText('Which hotel?');
  typed.getByText('Villa Ubud');
  typed.getByText('Organist');
  typed.getByText(refund.orderedTwice);
  typed.getByText('By mistake');
  typed.getByText(/^Does your e-mail not open the order\?/);
  expect(typed.getByRole('link')).toBeTruthy();
  const email = screen.getByRole('textbox', { name: en['track.email'] });
  fireEvent.change(email, { target: { value: 'leonie@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: en['track.submit'] }));
  await screen.findAllByText(/No such order|We could not find an order/);
  within(await left()).getByText('Organist');
});

it('the same where the page finds out by itself', async () => {
  const { goes } = await open();
  typeCorrection();
  goes();
  fireEvent(window, new Event('online'));
  within(await left()).getByText('Organist');
});

it('nothing is shown where nothing was typed', async () => {
  const { goes } = await open();
  goes();
  fireEvent(window, new Event('online'));
  await screen.findByText(en['track.openAgain']);
  await act(async () => {});
  expect(screen.queryByRole('region', { name: en['left.typed'] })).toBeNull();
});

it('what was typed long ago is not shown to whoever has the device now', async () => {
  const { goes } = await open();
  typeCorrection();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  goes();
  fireEvent(window, new Event('online'));
  await screen.findByText(en['track.openAgain']);
  await waitFor(() => expect(sessionStorage.getItem('correct:104777')).toContain('Organist'));
  expect(screen.queryByRole('region', { name: en['left.typed'] })).toBeNull();
});

it('what was typed for one order does not stay on the empty page of Track Order', async () => {
  const { router, goes } = await open();
  typeCorrection();
  goes();
  fireEvent(window, new Event('online'));
  await left();
  await act(() => router.navigate(paths.trackOrder()));
  await waitFor(() => expect(screen.queryByRole('region', { name: en['left.typed'] })).toBeNull());
});

import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { entries, ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../../testing/orders.ts';
import { calls, history } from '../../../testing/replies.ts';
import { forgetUnsent } from './unsent.ts';

/*
 * The form with the focus gives way to the news that the answer has arrived.
 */

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await forgetUnsent();
});

async function answer(focused: string) {
  let isAnswered = false;
  fakeFetch({
    [calls.history]: history([], { ...standingAt('waitingForYou'), doa: inDays(9) }),
    [calls.order]: () =>
      ownOrderReply(isAnswered ? null : question({ wants: 'text', text: 'Which hotel?' }), entries),
    [calls.answer]: () => {
      isAnswered = true;
      return json({ status: 1, message: '', data: { at: '2026-11-20T14:02:00.000Z' } });
    },
  });
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: 'Villa' } });
  const button = screen.getByRole('button', { name: 'Send answer' });
  (await screen.findByLabelText(focused)).focus();
  fireEvent.click(button);
  return screen.findByText(/^We have your answer\./);
}

it('the news takes the focus, which would be lost', async () => {
  const news = await answer('Your answer');
  expect(document.activeElement?.contains(news)).toBe(true);
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

it('whoever went on to another part of the page stays there', async () => {
  await answer('Your message');
  expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
});

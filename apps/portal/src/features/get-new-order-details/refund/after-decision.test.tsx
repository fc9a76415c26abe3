import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { en } from '../../../i18n/en.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { ownCalls, ownOrder, requestOf } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

/*
 * What a traveller reads after our decision: how to answer a "no", and what went back.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

const refunded = '2026-11-27T09:00:00.000Z';
const decided_at = '2026-11-22T09:00:00.000Z';

function open(refund: Parameters<typeof ownOrder>[0], stage: 'preparing' | 'refunded') {
  const refund_date = stage === 'refunded' ? refunded : null;
  fakeFetch({
    [calls.history]: history([], { ...standingAt(stage), refund_date }),
    [ownCalls.own]: ownOrder(refund),
  });
  openPortal(paths.orderDetailsOf('104777'));
}

/** The rows of what went back. */
async function rows() {
  const heading = await screen.findByRole('heading', { name: texts.returned });
  const terms = heading.parentElement?.querySelectorAll('dt') ?? [];
  return Object.fromEntries(
    Array.from(terms, (term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}

it('a refusal leads to the message of this page', async () => {
  open(
    { request: requestOf({ state: 'refused', sentence: 'It is filed.', decided_at }) },
    'preparing',
  );
  const link = await screen.findByRole('link', { name: texts.write });
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText(en['write.label']));
});

it.each(['asked', 'accepted'] as const)(
  'a request that is %s asks for no letter',
  async (state) => {
    const request = requestOf({ state, decided_at: state === 'asked' ? null : decided_at });
    open({ open: false, request }, 'preparing');
    await screen.findByText(state === 'asked' ? texts.have : texts.agreed);
    expect(screen.queryByRole('link', { name: texts.write })).toBeNull();
  },
);

it('says what went back, when, to where and which share it was', async () => {
  const request = requestOf({ state: 'accepted', granted: '19.50', decided_at });
  open({ request, refunded, open: false, here: null }, 'refunded');
  expect(await rows()).toEqual({
    Amount: 'USD\u00a019.50',
    'Returned on': '27 November 2026',
    'Back to': 'The card or account that paid',
    'You paid': 'USD\u00a039.00',
    'By our policy': '50%',
  });
});

it('says of another amount than the policy gives why it is another', async () => {
  const sentence = 'Our question reached you too late.';
  const request = requestOf({ state: 'accepted', granted: '39.00', sentence, decided_at });
  open({ request, refunded, open: false, here: null }, 'refunded');
  expect(await rows()).toMatchObject({ Amount: 'USD\u00a039.00', 'By our policy': '50%' });
  screen.getByText(sentence);
});

it('speaks of no policy where nobody asked, and of no sum that is not on record', async () => {
  const paid = { amount: null, currency: null, at: '2026-11-20T09:14:00.000Z' };
  open({ paid, amounts: null, refunded, open: false, here: null }, 'refunded');
  expect(await rows()).toEqual({
    'Returned on': '27 November 2026',
    'Back to': 'The card or account that paid',
  });
});

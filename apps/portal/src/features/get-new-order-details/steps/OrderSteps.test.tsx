import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { approved, inDays, standingAt } from '../../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import type { TravellerOrder } from '../shown-order.ts';

function open(order: TravellerOrder, asked = false) {
  fakeFetch({
    [calls.history]: history([], { ...order, doa: inDays(9) }),
    [ownCalls.own]: ownOrder({}, {}, { question: asked ? question() : null }),
  });
  openPortal(paths.orderDetailsOf('104777'));
}
const section = () => screen.findByRole('region', { name: 'Your order, step by step' });

it('tells what is done, where the order stands and what is to come', async () => {
  open(standingAt('preparing'));
  const steps = within(await section());
  await steps.findByText('20 November 2026');
  const [first, here, ...later] = steps.getAllByRole('listitem');
  expect(first?.textContent).toContain('We have your application');
  expect(here?.getAttribute('aria-current')).toBe('step');
  expect(here?.textContent).toBe('We are preparing your declaration NowSince 18 November 2026');
  expect(later.at(-1)?.textContent).toMatch(/^You arrive .*An officer decides\.$/);
});

it('says of work that has not begun that it is to come', async () => {
  open(standingAt('queued'));
  const steps = within(await section());
  const coming = await steps.findByText('Then we prepare your declaration');
  expect(coming.closest('li')?.getAttribute('data-state')).toBe('coming');
  expect(steps.queryByText('We are preparing your declaration')).toBeNull();
});

it('marks in amber and in words that it is the turn of the traveller', async () => {
  open({ ...standingAt('preparing'), asked_at: '2026-11-19T09:00:00Z' }, true);
  const here = (await section()).querySelector('[aria-current="step"]');
  expect(here?.getAttribute('data-state')).toBe('turn');
  expect(here?.textContent).toContain('Your turn');
});

it('is not there beside a document, which says all of it', async () => {
  open(approved);
  await screen.findByRole('button', { name: 'Download Now' });
  await screen.findByRole('heading', { name: 'Contact us about this order' });
  expect(screen.queryByText('Your order, step by step')).toBeNull();
});

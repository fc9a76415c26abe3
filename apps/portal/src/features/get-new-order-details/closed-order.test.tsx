import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../testing/orders.ts';
import { calls, history } from '../../testing/replies.ts';
import type { TravellerOrder } from './shown-order.ts';

const unfiled = en['stage.unfiled'];

async function open(more: Partial<TravellerOrder>) {
  fakeFetch({ [calls.history]: history([], { ...standingAt('closed'), ...more }) });
  openPortal(paths.orderDetailsOf('104777'));
  const heading = await screen.findByRole('heading', { name: 'Your order is closed' });
  return heading.nextElementSibling?.textContent;
}
const isAdvised = () => document.body.textContent?.includes(en['next.unfiled']);

it('a closed order that was never filed says so, and what whoever still travels needs', async () => {
  const lead = await open({ unfiled: true, doa: inDays(5) });
  expect(lead).toBe(`It was closed on 18 November 2026. ${unfiled}`);
  expect(isAdvised()).toBe(true);
  screen.getByText(/Did you expect something else/);
});

it.each([
  ['that may have been filed', { unfiled: false, doa: inDays(5) }],
  ['from a server or a copy of before', { unfiled: undefined, doa: inDays(5) }],
])('a closed order %s says nothing of it', async (_, more) => {
  const lead = await open(more as Partial<TravellerOrder>);
  expect(lead).toBe('It was closed on 18 November 2026.');
  expect(isAdvised()).toBe(false);
});

it('after the arrival nobody is told to fill in a form', async () => {
  expect(await open({ unfiled: true, doa: inDays(-1) })).toContain(unfiled);
  expect(isAdvised()).toBe(false);
});

import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { inDays, standingAt } from '../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder, requestOf } from '../../testing/own-order.ts';
import { calls, history, serverError, shopReply } from '../../testing/replies.ts';
import { texts as correct } from './correct/texts/en.ts';
import { texts as refund } from './refund/texts/en.ts';

/*
 * What a traveller can do who arrives without an approved declaration, and where each way leads.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

const canCorrect = ownOrder({}, { values: declaredValues });

/** The list of an order that arrives so many days from now, once the page is whole. */
async function listAt(days: number, own = canCorrect) {
  fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(days) }),
    [calls.shop]: shopReply,
    [ownCalls.own]: own,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(refund.policy);
  const heading = screen.getByRole('heading', { name: en['do.heading'] });
  return within(heading.parentElement as HTMLElement);
}

it.each([1, 0])('leads to the official form, %i days before the arrival', async (days) => {
  const list = await listAt(days);
  const form = await list.findByRole('link', { name: 'the official form' });
  expect(form.getAttribute('href')).toBe('https://official.example.org/');
  expect(form.getAttribute('target')).toBe('_blank');
});

it.each([1, 0, -1])('leads to the message of this page, %i days before', async (days) => {
  const list = await listAt(days);
  fireEvent.click(list.getByRole('link', { name: 'Write to us on this page' }));
  expect(document.activeElement).toBe(screen.getByLabelText(en['write.label']));
  // Mail and telephone stay the second way.
  await list.findByRole('link', { name: 'help@example.com' });
});

it.each([1, 0, -1])('unfolds the request for a refund, %i days before', async (days) => {
  const list = await listAt(days);
  fireEvent.click(list.getByRole('link', { name: 'Ask us for a refund' }));
  const door = screen.getByText(refund.ask, { selector: 'summary' });
  expect(document.activeElement).toBe(door);
  expect(door.closest('details')?.open).toBe(true);
});

it('offers no refund that cannot be asked for', async () => {
  for (const days of [1, -1]) {
    const list = await listAt(days, ownOrder({ open: false, request: requestOf() }));
    expect(list.queryByText(/refund/)).toBeNull();
    document.body.replaceChildren();
  }
});

it('leads to the day of arrival among the details, after it has passed', async () => {
  const list = await listAt(-1);
  fireEvent.click(list.getByRole('link', { name: 'Tell us your new date of arrival' }));
  const change = screen.getByRole('button', { name: 'Change: Date of arrival' });
  expect(document.activeElement).toBe(change);
  const door = screen.getByText(correct.open);
  expect(door.closest('details')?.open).toBe(true);
  // While its editor is open there is no such button.
  fireEvent.click(change);
  fireEvent.click(list.getByRole('link', { name: 'Tell us your new date of arrival' }));
  expect(document.activeElement).toBe(door);
});

it('leads to the message for a new day where the details cannot be corrected', async () => {
  const list = await listAt(-1, ownOrder());
  fireEvent.click(list.getByRole('link', { name: 'Tell us your new date of arrival' }));
  expect(document.activeElement).toBe(screen.getByLabelText(en['write.label']));
});

it('says the same without links to what did not come', async () => {
  fakeFetch({
    [calls.history]: history([], { ...standingAt('preparing'), doa: inDays(-1) }),
    [calls.shop]: shopReply,
    [ownCalls.own]: serverError,
  });
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByRole('link', { name: 'help@example.com' });
  await waitFor(() => expect(screen.getByText(en['crash.chunk'])).toBeTruthy());
  screen.getByText(/Tell us your new date of arrival/);
  screen.getByText(/Ask us for a refund/);
  expect(screen.queryByRole('link', { name: /new date|Ask us|on this page/ })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../shared/notify.ts';
import { paths } from '../shared/paths.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { fakeFetch, json } from '../testing/fake-fetch.ts';
import { shellAnswers } from '../testing/staff.ts';

beforeEach(() => void vi.spyOn(notify, 'failure'));
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

const message = 'The database has a cold.';

async function openRefused(address: string, call: string) {
  const refused = () => json({ status: 0, message }, 500);
  fakeFetch({ ...shellAnswers('Rani', 'Admin'), [call]: refused });
  openOffice(address, 'Admin');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('button', { name: /try again/i });
  const said = vi.mocked(notify.failure).mock.calls.map(([failure]) => failure.message);
  expect(said).toEqual([message]);
  return main;
}

/** Spec section 8: every status other than 1 is an error toast, also where a screen has nothing yet. */
it.each([
  [paths.folder('newOrder'), '/api/admin/get-orders-list/newOrder'],
  [`${paths.folder('futureOrder')}?month=Feb`, '/api/admin/get-orders-list/futureOrder'],
])('%s says as a toast why it did not load, and nowhere else', async (address, call) => {
  const main = await openRefused(address, call);
  expect(main.getByText('The orders could not be loaded.')).toBeTruthy();
  expect(main.queryByText(message)).toBeNull();
  // What is not there has no keys.
  expect(main.queryByText('all shortcuts')).toBeNull();
});

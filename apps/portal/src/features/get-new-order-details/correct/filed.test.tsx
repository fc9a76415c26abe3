import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

/*
 * What was filed, beside the wish for another value.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

async function open(correction: Parameters<typeof ownOrder>[1]) {
  fakeFetch({
    [calls.history]: history([], standingAt('waitingForAuthority')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues, ...correction }),
  });
  openPortal(paths.orderDetailsOf('104777'));
  const door = correction?.way === 'ask' ? texts.askOpen : texts.open;
  fireEvent.click(await screen.findByText(door));
}
const edit = (label: string, verb = texts.ask) =>
  fireEvent.click(screen.getByRole('button', { name: `${verb}: ${label}` }));
const words = () => screen.queryByText(/^Filed:/)?.textContent;

it('stands in the editor as the row shows it', async () => {
  await open({ way: 'ask', filed: {} });
  edit('Date of birth');
  expect(words()).toBe('Filed: 11 March 1998');
  expect(screen.getByText('11 March 1998').localName).toBe('bdi');
  // The focus goes over it, into the first control.
  screen.getByRole('form', { name: 'Date of birth', description: 'Filed: 11 March 1998' });
  edit('Family');
  expect(words()).toBe('Filed: Noor Brandt');
});

it('is the value of then, where the field was corrected since', async () => {
  await open({ way: 'ask', filed: { doa: '2026-12-01', address_in_indonesia: null } });
  edit('Date of arrival');
  expect(words()).toBe('Filed: 1 December 2026');
  edit('Address in Indonesia');
  expect(words()).toBe('Filed: —');
});

it.each([
  ['before filing', { filed: null }, texts.change],
  ['where nobody knows what was filed', { way: 'ask', filed: null }, texts.ask],
  ['by a server of before', { way: 'ask' }, texts.ask],
] as const)('is not said %s', async (_, correction, verb) => {
  await open(correction);
  edit('Date of birth', verb);
  const form = screen.getByRole('form', { name: 'Date of birth' });
  expect(form.getAttribute('aria-describedby')).toBeNull();
  expect(words()).toBeUndefined();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { json } from '../../testing/fake-fetch.ts';
import {
  calls,
  dewa,
  fakeTeam,
  openTeamScreen,
  rani,
  rowOf,
  sinta,
  success,
} from './testing/open-team.tsx';

const answer = async (name: 'Yes' | 'No') =>
  fireEvent.click(await screen.findByRole('button', { name }));

it('lists everybody, with dots for passwords', async () => {
  fakeTeam(rani);
  openTeamScreen(rani);
  const row = await rowOf(dewa);
  expect(document.title).toBe('Manage Team · Pabean');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Email', 'Password', 'Member Type', 'Action']);
  expect(row.getByLabelText('Hidden')).toBeDefined();
  expect(row.getByText('Manager')).toBeDefined();
  expect(row.getByRole('link', { name: 'Edit Dewa' }).getAttribute('href')).toBe(
    paths.manageTeamMember('2'),
  );
});

it('offers a Manager nothing on an Admin, and nobody their own deletion', async () => {
  fakeTeam(dewa);
  openTeamScreen(dewa);
  const admin = await rowOf(rani);
  expect(admin.queryByRole('link')).toBeNull();
  expect(admin.queryByRole('button')).toBeNull();
  const own = await rowOf(dewa);
  expect(own.getByText('(you)')).toBeDefined();
  expect(own.getByRole('link', { name: 'Edit Dewa' })).toBeDefined();
  expect(own.queryByRole('button')).toBeNull();
  expect((await rowOf(sinta)).getByRole('button', { name: 'Delete Sinta' })).toBeDefined();
  const types = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(types).toEqual(['Select type', 'Manager', 'Team', 'Telecaller', 'Night Staff']);
});

it('deletes after a Yes, and leaves the form of who is gone', async () => {
  const sent = fakeTeam(rani, {
    [calls.delete]: () => success('Team member deleted successfully.'),
  });
  const { router } = openTeamScreen(rani, paths.manageTeamMember('3'));
  const remove = (await rowOf(sinta)).getByRole('button', { name: 'Delete Sinta' });
  fireEvent.click(remove);
  await screen.findByText('Are you sure you want to delete?');
  await answer('No');
  expect(sent.map(({ path }) => path)).not.toContain(calls.delete);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(remove);
  await answer('Yes');
  await screen.findByText('Team member deleted successfully.');
  expect(sent.find(({ path }) => path === calls.delete)?.body).toEqual({ teamMemberId: '3' });
  await waitFor(() => expect(screen.queryByText(sinta.email)).toBeNull());
  expect(router.state.location.pathname).toBe(paths.page('manageTeam'));
});

it.each([
  [0, 'No open order is assigned to them.'],
  [
    1,
    /^1 open order is assigned to them\. It will stay .* nobody’s My Orders\. Whoever opens one can take it\.$/,
  ],
  [1204, /^1,204 open orders are assigned to them\. They will stay /],
  [undefined, /^Open orders assigned to them will stay /],
])('says before the answer that %s open orders stay behind', async (myOrdersCount, words) => {
  const sent = fakeTeam(rani, {
    [calls.info('3')]: () => success('Team member.', { ...sinta, myOrdersCount }),
  });
  openTeamScreen(rani);
  fireEvent.click((await rowOf(sinta)).getByRole('button', { name: 'Delete Sinta' }));
  await screen.findByText(words);
  await answer('No');
  expect(sent.map(({ path }) => path)).not.toContain(calls.delete);
});

it('keeps who could not be deleted', async () => {
  const message = 'This is the last Admin.';
  fakeTeam(rani, { [calls.delete]: () => json({ status: 0, message }, 409) });
  openTeamScreen(rani);
  fireEvent.click((await rowOf(dewa)).getByRole('button', { name: 'Delete Dewa' }));
  await answer('Yes');
  await screen.findByText(message);
  await rowOf(dewa);
});

it('says that nobody is there', async () => {
  fakeTeam(rani, { [calls.list]: () => success('Team members.', []) });
  openTeamScreen(rani);
  await screen.findByText('No record found');
});

it('loads again after a failure and keeps what was typed meanwhile', async () => {
  let online = false;
  const list = () => (online ? success('Team members.', [rani]) : new TypeError('offline'));
  fakeTeam(rani, { [calls.list]: list });
  openTeamScreen(rani);
  await screen.findByText('The team could not be loaded.');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(name, { target: { value: 'Laksmi' } });
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf(rani);
  expect(name.value).toBe('Laksmi');
});

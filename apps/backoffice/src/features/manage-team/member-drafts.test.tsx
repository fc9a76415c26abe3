import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { json } from '../../testing/fake-fetch.ts';
import { calls, dewa, fakeTeam, openTeamScreen, rani, success } from './testing/open-team.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const formOf = (name: string) => screen.findByRole('form', { name });
const dewaPath = paths.manageTeamMember('2');

beforeEach(() => sessionStorage.clear());

it('keeps what was typed of a member over another screen and a reload', async () => {
  fakeTeam(rani);
  const { router, unmount } = openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  type('Name', 'Dewa II');
  await act(() => router.navigate(paths.page('manageTeam')));
  await formOf('Add team member');
  await act(() => router.navigate(-1));
  await formOf('Edit Dewa');
  expect(field('Name').value).toBe('Dewa II');
  unmount();
  openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  expect(field('Name').value).toBe('Dewa II');
  expect(field('Email').value).toBe(dewa.email);
});

it('keeps a new member that was not added yet, and no password', async () => {
  fakeTeam(rani);
  const { unmount } = openTeamScreen(rani);
  await screen.findByRole('option', { name: 'Telecaller' });
  type('Name', 'Laksmi');
  type('Member type', 'Telecaller');
  type('Password', 'monsoon-7');
  unmount();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('monsoon-7');
  openTeamScreen(rani);
  await screen.findByRole('option', { name: 'Telecaller' });
  expect([field('Name').value, field('Member type').value]).toEqual(['Laksmi', 'Telecaller']);
  expect(field('Password').value).toBe('');
});

it('shows what somebody else has set where nothing was typed', async () => {
  let member = dewa;
  fakeTeam(rani, { [calls.info('2')]: () => success('Team member.', member) });
  const { unmount } = openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  type('Name', 'Dewa II');
  unmount();
  member = { ...dewa, email: 'dewa.other@example.com' };
  openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  expect([field('Name').value, field('Email').value]).toEqual([
    'Dewa II',
    'dewa.other@example.com',
  ]);
});

it('forgets what was given up', async () => {
  fakeTeam(rani);
  const { router } = openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  type('Name', 'Dewa II');
  press('Cancel');
  await formOf('Add team member');
  await act(() => router.navigate(dewaPath));
  await formOf('Edit Dewa');
  expect(field('Name').value).toBe('Dewa');
});

it('forgets what was saved and keeps what was refused', async () => {
  const message = 'Not now.';
  let answer = () => json({ status: 0, message }, 500);
  fakeTeam(rani, { [calls.update]: () => answer() });
  const { router } = openTeamScreen(rani, dewaPath);
  await formOf('Edit Dewa');
  type('Name', 'Dewa II');
  press('Update Team Member');
  await screen.findByText(message, { selector: 'form *' });
  expect(JSON.stringify(sessionStorage)).toContain('Dewa II');
  answer = () => success('Team member updated.');
  press('Update Team Member');
  await formOf('Add team member');
  await act(() => router.navigate(dewaPath));
  await formOf('Edit Dewa');
  expect(field('Name').value).toBe('Dewa');
});

it('empties the form that somebody came back to before the member was added', async () => {
  let reply: ((answer: Response) => void) | undefined;
  fakeTeam(rani, {
    [calls.add]: () =>
      new Promise<Response>((resolve) => {
        reply = resolve;
      }),
  });
  const { router } = openTeamScreen(rani);
  await screen.findByRole('option', { name: 'Telecaller' });
  type('Name', 'Laksmi');
  type('Email', 'laksmi@example.com');
  type('Password', 'monsoon-7');
  type('Member type', 'Telecaller');
  press('Add Team Member');
  await waitFor(() => expect(reply).toBeDefined());
  await act(() => router.navigate(dewaPath));
  await formOf('Edit Dewa');
  await act(() => router.navigate(paths.page('manageTeam')));
  await formOf('Add team member');
  expect(field('Name').value).toBe('Laksmi');
  reply?.(success('Team member added successfully.'));
  await waitFor(() => expect(field('Name').value).toBe(''));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session-store.ts';
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

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  await screen.findByRole('option', { name: 'Telecaller' });
  await type('Name', 'Laksmi');
  await type('Email', ' laksmi@example.com ');
  await type('Password', 'monsoon-7');
  await type('Member type', 'Telecaller');
}

describe('adding a member', () => {
  it('asks for everything in the words of the specification', async () => {
    const sent = fakeTeam(rani);
    openTeamScreen(rani);
    await rowOf(dewa);
    press('Add Team Member');
    await screen.findByText('Please enter your name.');
    for (const words of ['Please enter your email.', 'Please enter your password.']) {
      expect(screen.getByText(words)).toBeDefined();
    }
    expect(screen.getByText('Please select type.')).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')));
    await type('Email', 'laksmi@');
    expect(screen.getByText('Please enter your email.')).toBeDefined();
    await type('Password', 'short');
    expect(screen.getByText('New Password must be at least 6 characters.')).toBeDefined();
    expect(sent.map(({ path }) => path)).not.toContain(calls.add);
  });

  it('shows the new member with the password just set, until the screen is left', async () => {
    const laksmi = { id: '9', name: 'Laksmi', email: 'laksmi@example.com', type: 'Telecaller' };
    let added = false;
    const sent = fakeTeam(rani, {
      [calls.list]: () => success('Team members.', added ? [rani, laksmi] : [rani]),
      [calls.add]: () => {
        added = true;
        return success('Team member added successfully.');
      },
    });
    const { unmount } = openTeamScreen(rani);
    await fillIn();
    press('Add Team Member');
    await screen.findByText('Team member added successfully.');
    await screen.findByText('monsoon-7');
    expect((await rowOf(rani)).getByLabelText('Hidden')).toBeDefined();
    expect(sent.find(({ path }) => path === calls.add)?.body).toEqual({
      name: 'Laksmi',
      email: 'laksmi@example.com',
      password: 'monsoon-7',
      type: 'Telecaller',
    });
    expect((await field('Name')).value).toBe('');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('monsoon-7');
    unmount();
    openTeamScreen(rani);
    expect((await rowOf(laksmi)).getByLabelText('Hidden')).toBeDefined();
    expect(screen.queryByText('monsoon-7')).toBeNull();
  });

  it('keeps the form and puts the server’s words under their field', async () => {
    const message = 'This e-mail is used by another member.';
    const errors = [{ path: 'email', message }];
    fakeTeam(rani, { [calls.add]: () => json({ status: 0, message, errors }, 409) });
    openTeamScreen(rani);
    await fillIn();
    press('Add Team Member');
    await waitFor(async () =>
      expect((await field('Email')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await field('Name')).value).toBe('Laksmi');
    expect((await field('Password')).value).toBe('monsoon-7');
  });

  it('keeps the next member that is typed while the first is stored', async () => {
    let reply: ((answer: Response) => void) | undefined;
    fakeTeam(rani, {
      [calls.add]: () =>
        new Promise<Response>((resolve) => {
          reply = resolve;
        }),
    });
    openTeamScreen(rani);
    await fillIn();
    press('Add Team Member');
    await waitFor(() => expect(reply).toBeDefined());
    await type('Name', 'Wayan');
    reply?.(success('Team member added successfully.'));
    await screen.findByText('Team member added successfully.');
    await waitFor(async () => expect((await field('Name')).value).toBe('Wayan'));
  });

  it('shows who was added by a try whose answer was lost, when it is made again', async () => {
    const laksmi = { id: '9', name: 'Laksmi', email: 'laksmi@example.com', type: 'Telecaller' };
    const message = 'This e-mail is used by another member.';
    const errors = [{ path: 'email', message }];
    let tries = 0;
    fakeTeam(rani, {
      [calls.list]: () => success('Team members.', tries > 0 ? [rani, laksmi] : [rani]),
      [calls.add]: () => {
        tries += 1;
        return tries === 1 ? new TypeError('offline') : json({ status: 0, message, errors }, 409);
      },
    });
    openTeamScreen(rani);
    await fillIn();
    press('Add Team Member');
    await waitFor(() => expect(tries).toBe(1));
    await waitFor(() => press('Add Team Member'));
    await rowOf(laksmi);
  });
});

describe('changing a member', () => {
  it('keeps the old password when none is typed, and goes back to the list', async () => {
    const sent = fakeTeam(rani, { [calls.update]: () => success('Team member updated.') });
    const { router } = openTeamScreen(rani, paths.manageTeamMember('2'));
    await screen.findByRole('heading', { name: 'Edit Dewa' });
    expect((await field('Email')).value).toBe(dewa.email);
    expect((await field('Password')).value).toBe('');
    await type('Password', 'short');
    press('Update Team Member');
    await screen.findByText('New Password must be at least 6 characters.');
    await type('Password', '');
    await type('Name', 'Dewa II');
    press('Update Team Member');
    await screen.findByText('Team member updated.');
    const { body } = sent.find(({ path }) => path === calls.update) ?? {};
    expect(body).toEqual({
      name: 'Dewa II',
      email: dewa.email,
      password: '',
      type: 'Manager',
      tmId: '2',
      seen: { name: 'Dewa', email: dewa.email, type: 'Manager' },
    });
    expect(router.state.location.pathname).toBe(paths.page('manageTeam'));
    const edit = (await rowOf(dewa)).getByRole('link', { name: 'Edit Dewa' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  it('shows the password just set beside that member alone', async () => {
    fakeTeam(rani, { [calls.update]: () => success('Team member updated.') });
    openTeamScreen(rani, paths.manageTeamMember('3'));
    await type('Password', 'monsoon-8');
    press('Update Team Member');
    expect((await screen.findByText('monsoon-8')).closest('tr')?.textContent).toContain('Sinta');
    expect((await rowOf(dewa)).getByLabelText('Hidden')).toBeDefined();
  });

  it('leads to the sign-in after one’s own password, without an error', async () => {
    fakeTeam(rani, { [calls.update]: () => success('Team member updated.') });
    openTeamScreen(rani, paths.manageTeamMember('1'));
    await rowOf(rani);
    await type('Password', 'monsoon-9');
    press('Update Team Member');
    await screen.findByText('Team member updated.');
    expect(useSession.getState().isAuth).toBe(false);
    expect(screen.queryByText('monsoon-9')).toBeNull();
  });

  it('offers no form to whom it is not allowed, nor for nobody', async () => {
    const gone = { status: 0, message: 'There is no such team member.' };
    fakeTeam(dewa, { [calls.info('7')]: () => json(gone, 404) });
    const { router } = openTeamScreen(dewa, paths.manageTeamMember('1'));
    await screen.findByText('You may not change this team member.');
    expect(screen.queryByLabelText('Name')).toBeNull();
    await router.navigate(paths.manageTeamMember('7'));
    await screen.findByText('There is no such team member.');
    press('Cancel');
    await screen.findByRole('heading', { name: 'Add team member' });
    await rowOf(sinta);
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import { json } from '../../testing/fake-fetch.ts';
import { calls, fakeTeam, openTeamScreen, rani } from './testing/open-team.tsx';

/** Spec section 8: a status other than 1 is an error toast with the words of the server. */

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));
const message = 'Not now.';

it('a new member that is refused', async () => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  fakeTeam(rani, { [calls.add]: () => json({ status: 0, message }, 409) });
  openTeamScreen(rani);
  await screen.findByText('Telecaller', { selector: 'option' });
  type('Name', 'Laksmi');
  type('Email', 'laksmi@example.com');
  type('Password', 'monsoon-7');
  type('Member type', 'Telecaller');
  press('Add Team Member');
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0].message).toBe(message);
});

it('a change of a member that is refused', async () => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  fakeTeam(rani, { [calls.update]: () => json({ status: 0, message }, 409) });
  openTeamScreen(rani, paths.manageTeamMember('2'));
  await screen.findByText('Edit Dewa');
  await screen.findByText('Telecaller', { selector: 'option' });
  press('Update Team Member');
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0].message).toBe(message);
});

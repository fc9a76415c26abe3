import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { json } from '../../testing/fake-fetch.ts';
import { calls, dewa, fakeTeam, openTeamScreen, rani, success } from './testing/open-team.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const update = () => fireEvent.click(screen.getByRole('button', { name: 'Update Team Member' }));
const formOf = (name: string) => screen.findByRole('form', { name: `Edit ${name}` });

/** The screen on Dewa's form, and a server that answers a change when the test says so. */
async function editDewa() {
  const replies: ((response: Response) => void)[] = [];
  let member: object = dewa;
  const sent = fakeTeam(rani, {
    [calls.info('2')]: () => success('Team member.', member),
    [calls.update]: () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  const opened = openTeamScreen(rani, paths.manageTeamMember('2'));
  await formOf('Dewa');
  return {
    ...opened,
    theySet: (next: object) => {
      member = { ...dewa, ...next };
    },
    bodies: () => sent.filter(({ path }) => path === calls.update).map(({ body }) => body),
    reply: async (response: Response) => {
      await waitFor(() => expect(replies).toHaveLength(1));
      await act(async () => {
        replies.shift()?.(response);
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    },
  };
}

it('leaves the form of another member as it is when a change is saved late', async () => {
  const { router, reply } = await editDewa();
  type('Name', 'Dewa II');
  update();
  await act(() => router.navigate(paths.manageTeamMember('3')));
  await formOf('Sinta');
  type('Name', 'Sinta II');
  await reply(success('Team member updated.'));
  expect(router.state.location.pathname).toBe(paths.manageTeamMember('3'));
  expect(field('Name').value).toBe('Sinta II');
});

it('says what it began with, and takes over what somebody else set meanwhile', async () => {
  const { theySet, bodies, reply } = await editDewa();
  const { id: _, ...seen } = dewa;
  type('Email', 'dewa.new@example.com');
  update();
  theySet({ email: 'dewa.other@example.com', type: 'Telecaller' });
  const message = 'Someone has set this to dewa.other@example.com in the meantime.';
  await reply(json({ status: 0, message, errors: [{ path: 'email', message }] }, 409));
  await waitFor(() => expect(field('Member type').value).toBe('Telecaller'));
  expect(field('Email').value).toBe('dewa.new@example.com');
  update();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toMatchObject([
    { email: 'dewa.new@example.com', type: 'Manager', seen },
    {
      email: 'dewa.new@example.com',
      type: 'Telecaller',
      seen: { name: 'Dewa', email: 'dewa.other@example.com', type: 'Telecaller' },
    },
  ]);
});

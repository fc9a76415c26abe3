import { notifications } from '@mantine/notifications';
import { memberTypesFor, type Role } from '@pabean/domain';
import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../../shared/notify-toasts.tsx';
import { ConfirmHost } from '../../../shared/confirm/confirm.tsx';
import { paths } from '../../../shared/paths.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { ToastHost } from '../../../shared/ToastHost.tsx';
import { fakeFetch, json } from '../../../testing/fake-fetch.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { ManageTeamScreen } from '../ManageTeamScreen.tsx';

export const calls = {
  list: '/api/admin/get-team-member-list',
  types: '/api/admin/get-team-member-type',
  self: '/api/user_info',
  add: '/api/admin/add-team-member',
  update: '/api/admin/update-team-member',
  delete: '/api/admin/delete-team-member',
  info: (id: string) => `/api/admin/team-member-info/${id}`,
} as const;

export const rani = { id: '1', name: 'Rani', email: 'rani@example.com', type: 'Admin' };
export const dewa = { id: '2', name: 'Dewa', email: 'dewa@example.com', type: 'Manager' };
export const sinta = { id: '3', name: 'Sinta', email: 'sinta@example.com', type: 'Team' };

export const success = (message: string, data?: unknown) => json({ status: 1, message, data });

type Answers = Parameters<typeof fakeFetch>[0];

/** A server with three members, asked by one of them. */
export function fakeTeam(self: typeof rani, answers: Answers = {}) {
  return fakeFetch({
    [calls.list]: () => success('Team members.', [rani, dewa, sinta]),
    [calls.types]: () => success('Member types.', memberTypesFor(self.type as Role)),
    [calls.self]: () => success('You.', { name: self.name, email: self.email, type: self.type }),
    [calls.info('1')]: () => success('Team member.', rani),
    [calls.info('2')]: () => success('Team member.', dewa),
    [calls.info('3')]: () => success('Team member.', sinta),
    ...answers,
  });
}

/** The screen at an address, as it stands in the shell. */
export function openTeamScreen(self: typeof rani, address: string = paths.page('manageTeam')) {
  // Toasts outlive the screen that caused them.
  notifications.clean();
  beginSession({ jwtToken: tokenOf(self.name, self.type as Role) });
  const routes = [
    { path: `${paths.page('manageTeam')}/:teamMemberId?`, Component: ManageTeamScreen },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { unmount } = render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
      <ConfirmHost />
      <ToastHost />
    </UiProvider>,
  );
  return { router, unmount };
}

/** The row of a member, when the list is there. */
export async function rowOf({ email }: typeof rani) {
  const row = (await screen.findByText(email)).closest('tr');
  if (row === null) throw new Error(`${email} is in no row.`);
  return within(row);
}

import { notifications } from '@mantine/notifications';
import { UiProvider } from '@pabean/ui/UiProvider';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { notifyError, takeBack, useToastHost } from './notify.ts';

function Frame() {
  const Host = useToastHost(({ Host }) => Host);
  return <UiProvider theme="portal">{Host && <Host />}</UiProvider>;
}
const say = (message: string, about = 'track-order') =>
  act(() => notifyError({ about, message, close: 'Schließen' }));

beforeEach(() => {
  notifications.clean();
  useToastHost.setState(useToastHost.getInitialState(), true);
  render(<Frame />);
});

it('shows toasts once there is something to say, with a close button in the page’s language', async () => {
  expect(useToastHost.getState().Host).toBeNull();
  await say('No such order.');
  await screen.findByText('No such order.');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByText('No such order.')).toBeNull());
});

it('says the newest about a thing, and other things beside it', async () => {
  await say('No such order.');
  await say('Too many tries.');
  await say('Something else.', 'another');
  await screen.findByText('Something else.');
  expect(screen.getByText('Too many tries.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('No such order.')).toBeNull());
});

it('takes back what it said about a thing, and only that', async () => {
  await say('No such order.');
  await say('Something else.', 'another');
  await screen.findByText('Something else.');
  await act(() => takeBack('track-order'));
  await waitFor(() => expect(screen.queryByText('No such order.')).toBeNull());
  expect(screen.getByText('Something else.')).toBeTruthy();
});

it('loads nothing to take back what was never said', async () => {
  await takeBack('track-order');
  expect(useToastHost.getState().Host).toBeNull();
});

it('is announced by the words beside the form, not twice', async () => {
  await say('No such order.');
  const toast = (await screen.findByText('No such order.')).closest('[role]');
  expect(toast?.getAttribute('role')).toBe('group');
});

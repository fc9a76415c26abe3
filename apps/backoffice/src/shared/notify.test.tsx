import { notifications } from '@mantine/notifications';
import type { Failure } from '@pabean/api-client';
import { UiProvider } from '@pabean/ui/UiProvider';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notify, prepareToasts } from './notify.ts';
import { ToastHost } from './ToastHost.tsx';

const failure = (kind: Failure['kind'], message: string): Failure => ({
  ok: false,
  kind,
  httpStatus: 0,
  message,
  errors: [],
});

it('says what the policy says, and nothing else', async () => {
  render(
    <UiProvider theme="staff">
      <ToastHost />
    </UiProvider>,
  );
  // The files of a worker share one store. A screen of another file whose last call fails while the
  // library is fetched leaves its "offline" there, in whose place ours would not be shown.
  await prepareToasts();
  notifications.clean();
  notify.failure(failure('aborted', 'given up'));
  notify.failure(failure('unauthorised', 'expired'));
  notify.failure(failure('offline', 'no answer'));
  notify.failure(failure('offline', 'no answer'));
  notify.failure(failure('refused', 'not allowed'));
  notify.success('done');
  await waitFor(() => expect(screen.getByText('done')).toBeTruthy());
  expect(screen.getByText('done').closest('[role]')?.getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
    'no answer',
    'not allowed',
  ]);
  notify.error('', 'nothing');
  expect(screen.queryByText('given up')).toBeNull();
  expect(screen.queryByText('expired')).toBeNull();
});

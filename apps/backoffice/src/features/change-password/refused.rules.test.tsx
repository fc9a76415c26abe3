import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

it.each([
  [400, []],
  [422, [{ path: 'newPassword', message: 'Too common.' }]],
])('status 0 is an error toast with the words of the server (HTTP %i)', async (http, errors) => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  const answer = { status: 0, message: 'Not this password.', errors };
  fakeFetch({ '/api/admin/change-password': () => json(answer, http) });
  render(
    <UiProvider theme="staff">
      <ChangePasswordScreen />
    </UiProvider>,
  );
  const value = 'correct horse';
  fireEvent.change(screen.getByLabelText('New password'), { target: { value } });
  fireEvent.click(screen.getByText('Update Password', { selector: 'button *' }));
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0].message).toBe('Not this password.');
});

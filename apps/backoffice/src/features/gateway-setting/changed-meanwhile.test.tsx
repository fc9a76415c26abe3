import { UiProvider } from '@pabean/ui/UiProvider';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../shared/notify-toasts.tsx';
import { ToastHost } from '../../shared/ToastHost.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { GatewaySettingScreen } from './GatewaySettingScreen.tsx';

const names = ['Example Pay', 'Example Pay 2', 'Example Pay 3'];

/**
 * A server whose active gateway somebody else changes, whose line may be cut, and whose answer to a look may take
 * long. The answer to a change may be lost too.
 */
async function open({ isHeard = false } = {}) {
  const server = { active: '1', isOnline: true, late: Promise.resolve() };
  const all = () =>
    names.map((gateway_name, at) => ({
      id: String(at + 1),
      gateway_name,
      is_active: server.active === String(at + 1) ? '1' : '0',
    }));
  const sent = fakeFetch({
    '/api/admin/payment-gateways': async () => {
      const data = all();
      await server.late;
      return server.isOnline
        ? json({ status: 1, message: 'All.', data })
        : new TypeError('offline');
    },
    '/api/admin/payment-gateway-setting': () => {
      server.active = '3';
      return isHeard ? json({ status: 1, message: 'Changed.' }) : new TypeError('offline');
    },
  });
  render(
    <UiProvider theme="staff">
      <GatewaySettingScreen />
      <ToastHost />
    </UiProvider>,
  );
  const select = await screen.findByLabelText<HTMLSelectElement>('Gateway');
  return { server, select, sent };
}
const comeBack = () => fireEvent.focus(window);

it('says which one somebody else has made active, to who comes back', async () => {
  const { server, select } = await open();
  server.active = '2';
  comeBack();
  await screen.findByText('Example Pay 2 (Active)');
  expect(select.value).toBe('2');
});

it('leaves a choice of its own as it is', async () => {
  const { server, select } = await open();
  fireEvent.change(select, { target: { value: '3' } });
  server.active = '2';
  comeBack();
  await screen.findByText('Example Pay 2 (Active)');
  expect(select.value).toBe('3');
});

it('keeps the form when it cannot look again', async () => {
  const { server, select, sent } = await open();
  server.isOnline = false;
  comeBack();
  await waitFor(() => expect(sent).toHaveLength(2));
  server.isOnline = true;
  server.active = '2';
  // Asked anew only once the look before has ended.
  await waitFor(() => {
    comeBack();
    expect(screen.queryByText('Example Pay 2 (Active)')).not.toBeNull();
  });
  expect(document.contains(select)).toBe(true);
  expect(screen.queryByText(/The server cannot be reached/)).toBeNull();
});

it('looks what was done where a change got no answer', async () => {
  const { select } = await open();
  fireEvent.change(select, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Active Gateway' }));
  await screen.findByText('Example Pay 3 (Active)');
  await waitFor(() =>
    expect(screen.getAllByText(/The server cannot be reached/)).not.toHaveLength(0),
  );
});

it.each([{ isHeard: true }, { isHeard: false }])(
  'gives up a look that began before the change (answer heard: $isHeard)',
  async ({ isHeard }) => {
    const { server, select, sent } = await open({ isHeard });
    const older = Promise.withResolvers<void>();
    server.late = older.promise;
    comeBack();
    await waitFor(() => expect(sent).toHaveLength(2));
    server.late = Promise.resolve();
    fireEvent.change(select, { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Active Gateway' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText('Example Pay 3 (Active)')).not.toBeNull());
    await act(async () => {
      older.resolve();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.queryByText('Example Pay 3 (Active)')).not.toBeNull();
    expect(select.value).toBe('3');
  },
);

import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { GatewaySettingScreen } from './GatewaySettingScreen.tsx';

it.each([
  [400, []],
  [422, [{ path: 'gatewayId', message: 'No such gateway.' }]],
])('status 0 is an error toast with the words of the server (HTTP %i)', async (http, errors) => {
  const said = vi.spyOn(notify, 'failure').mockReturnValue();
  const answer = { status: 0, message: 'Not this gateway.', errors };
  const data = [{ id: '1', gateway_name: 'Example Pay', is_active: '1' }];
  fakeFetch({
    '/api/admin/payment-gateways': () => json({ status: 1, message: 'All.', data }),
    '/api/admin/payment-gateway-setting': () => json(answer, http),
  });
  render(
    <UiProvider theme="staff">
      <GatewaySettingScreen />
    </UiProvider>,
  );
  fireEvent.click(await screen.findByText('Active Gateway', { selector: 'button *' }));
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(said.mock.calls[0]?.[0].message).toBe('Not this gateway.');
});

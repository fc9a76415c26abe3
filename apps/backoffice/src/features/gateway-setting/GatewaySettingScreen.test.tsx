import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded ahead: its first import takes longer here than a test wants to wait.
import '../../shared/notify-toasts.tsx';
import { ToastHost } from '../../shared/ToastHost.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { GatewaySettingScreen } from './GatewaySettingScreen.tsx';

const list = '/api/admin/payment-gateways';
const setting = '/api/admin/payment-gateway-setting';

const gateways = [
  { id: '1', gateway_name: 'Example Pay', is_active: '0' },
  { id: '2', gateway_name: 'Example Pay 2', is_active: '1' },
];
const listed = (data: readonly object[] = gateways) => json({ status: 1, message: 'All.', data });

const select = () => screen.findByLabelText<HTMLSelectElement>('Gateway');
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Active Gateway' }));
const options = async () => [...(await select()).options].map(({ textContent }) => textContent);

function open(): void {
  render(
    <UiProvider theme="staff">
      <GatewaySettingScreen />
      <ToastHost />
    </UiProvider>,
  );
}

it('starts at the gateway that is active and says which one that is', async () => {
  fakeFetch({ [list]: () => listed() });
  open();
  expect(document.title).toBe('Change Gateway · Pabean');
  expect((await select()).value).toBe('2');
  expect(await options()).toEqual(['Select gateway', 'Example Pay', 'Example Pay 2 (Active)']);
});

it('asks for a gateway in the words of the specification', async () => {
  const sent = fakeFetch({ [list]: () => listed() });
  open();
  await choose('');
  press();
  await screen.findByText('Please select gateway.');
  expect(sent.map(({ path }) => path)).toEqual([list]);
});

it('makes another gateway the active one', async () => {
  const message = 'Example Pay is the active gateway now.';
  let active = '2';
  const sent = fakeFetch({
    [list]: () =>
      listed(gateways.map((each) => ({ ...each, is_active: each.id === active ? '1' : '0' }))),
    [setting]: () => {
      active = '1';
      return json({ status: 1, message });
    },
  });
  open();
  await choose('1');
  press();
  await screen.findByText(message);
  expect(sent[1]?.body).toEqual({ gatewayId: '1' });
  expect(await options()).toEqual(['Select gateway', 'Example Pay (Active)', 'Example Pay 2']);
});

it('keeps the choice and puts the server’s refusal under the field', async () => {
  const message = 'There is no such gateway. Please select gateway.';
  const errors = [{ path: 'gatewayId', message }];
  fakeFetch({
    [list]: () => listed(),
    [setting]: () => json({ status: 0, message, errors }, 422),
  });
  open();
  await choose('1');
  press();
  await waitFor(async () => expect((await select()).getAttribute('aria-invalid')).toBe('true'));
  expect((await select()).value).toBe('1');
});

it('says plainly that there is no gateway', async () => {
  fakeFetch({ [list]: () => listed([]) });
  open();
  await screen.findByText('No record found');
  expect(screen.queryByRole('button', { name: 'Active Gateway' })).toBeNull();
});

it('loads again after a failure', async () => {
  let online = false;
  fakeFetch({ [list]: () => (online ? listed() : new TypeError('offline')) });
  open();
  await screen.findByText('The gateways could not be loaded.');
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await select()).value).toBe('2');
});

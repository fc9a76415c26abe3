import { folderNames } from '@pabean/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../shared/notify.ts';
import { paths } from '../shared/paths.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { json } from '../testing/fake-fetch.ts';
// Loaded ahead: a lazy screen's first import takes longer here than a test wants to wait.
import '../features/change-password/ChangePasswordScreen.tsx';
import '../features/cockpit/CockpitScreen.tsx';
import '../features/country-order-list/CountryOrderListScreen.tsx';
import '../features/gateway-setting/GatewaySettingScreen.tsx';
import '../features/mail-trouble/MailTroubleScreen.tsx';
import '../features/manage-team/ManageTeamScreen.tsx';
import '../features/system/SystemScreen.tsx';
import '../features/processed-order/ProcessedOrderScreen.tsx';
import '../features/send-invoice/SendInvoiceScreen.tsx';
import '../features/view-order/ViewOrderScreen.tsx';

/** Spec section 8: status 401 on any list, filter or form call. */

/** Another one each time: a toast that an earlier test left must not pass for this one's. */
let message: string;
let turn = 0;
/** What the server says 401 to; everything else it leaves unanswered. */
let ended: (path: string) => boolean;
let asked: string[];
/** How many different calls must be on their way before any is answered. */
let together: number;

beforeEach(() => {
  turn += 1;
  message = `Your session has expired (${turn}). Please sign in again.`;
  asked = [];
  together = 1;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!ended(pathname)) return new Promise<Response>(() => {});
    asked.push(pathname);
    await vi.waitFor(() => expect(new Set(asked).size).toBeGreaterThanOrEqual(together), 10_000);
    return json({ status: 401, message });
  });
});
afterEach(() => {
  clearSession();
  notify.takeBack('session-expired');
});

async function expectSignIn(router: ReturnType<typeof openOffice>): Promise<void> {
  await screen.findByRole('button', { name: 'Sign In' });
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
}

/** Each address with the call that the screen itself makes. */
const loads: [address: string, call: string][] = [
  ...folderNames
    .filter((name) => name !== 'futureOrder')
    .map((name): [string, string] => [paths.folder(name), `get-orders-list/${name}`]),
  [paths.folder('refundOrder'), 'get-unsettled-payments'],
  [`${paths.folder('newOrder')}?q=tamsin`, 'search-order'],
  [paths.folder('futureOrder'), 'get-future-order-count'],
  [`${paths.folder('futureOrder')}?month=Feb`, 'get-orders-list/futureOrder'],
  [paths.page('countryOrderList'), 'get-country-order-count'],
  [`${paths.page('countryOrderList')}?from=2026-11-01`, 'get-country-order-count'],
  [paths.page('processedOrder'), 'get-processed-by-count'],
  [paths.page('cockpit'), 'get-cockpit'],
  [paths.page('mailTrouble'), 'get-mail-trouble'],
  [paths.page('system'), 'get-system'],
  [paths.page('manageTeam'), 'get-team-member-list'],
  [paths.manageTeamMember('7'), 'team-member-info/7'],
  [paths.page('gatewaySetting'), 'payment-gateways'],
  [paths.viewOrder('104777'), 'get-orders-details/104777'],
  [paths.page('sendInvoice'), 'get-folder-count'],
];

it.each(loads)('%s leads to the sign-in when %s answers 401', async (address, call) => {
  ended = (path) => path === `/api/admin/${call}`;
  const router = openOffice(address, 'Admin');
  await expectSignIn(router);
  expect(asked.length).toBeGreaterThan(0);
});

it('says it once when every call of a screen answers 401', async () => {
  ended = () => true;
  // The list, the payments to settle, the counts, and who this is.
  together = 4;
  const router = openOffice(paths.folder('refundOrder'), 'Admin');
  await expectSignIn(router);
  expect(new Set(asked).size).toBe(4);
});

it('leads a form there too', async () => {
  ended = (path) => path === '/api/admin/send-invoice';
  const router = openOffice(paths.page('sendInvoice'), 'Admin');
  const field = await screen.findByLabelText('Enter Your Order ID');
  fireEvent.change(field, { target: { value: '104777' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Invoice' }));
  await expectSignIn(router);
});

it('leads a change of the password there, which is not said to have worked', async () => {
  ended = (path) => path === '/api/admin/change-password';
  const router = openOffice(paths.page('changePassword'), 'Admin');
  const field = await screen.findByLabelText('New password');
  fireEvent.change(field, { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
  await expectSignIn(router);
  await waitFor(() => expect(screen.queryByText(/updated successfully/)).toBeNull());
});

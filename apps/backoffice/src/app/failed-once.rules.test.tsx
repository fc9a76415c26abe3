import { notifications } from '@mantine/notifications';
import { folderNames } from '@pabean/domain';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '../shared/notify.ts';
import { paths } from '../shared/paths.ts';
import { clearSession } from '../shared/session/session-store.ts';
import { openOffice } from '../testing/draw.tsx';
import { json } from '../testing/fake-fetch.ts';
// Loaded ahead: a lazy screen's first import takes longer here than a test wants to wait.
import '../features/cockpit/CockpitScreen.tsx';
import '../features/country-order-list/CountryOrderListScreen.tsx';
import '../features/gateway-setting/GatewaySettingScreen.tsx';
import '../features/mail-trouble/MailTroubleScreen.tsx';
import '../features/manage-team/ManageTeamScreen.tsx';
import '../features/system/SystemScreen.tsx';
import '../features/processed-order/ProcessedOrderScreen.tsx';
import '../features/view-order/defence-pack/DefencePackScreen.tsx';
import '../features/view-order/ViewOrderScreen.tsx';

/** A load that failed: the words of the server stand on the screen once (see `notify`). */

/** Another one each time: a toast that an earlier test left must not pass for this one's. */
let message: string;
let turn = 0;
let failing: { readonly call: string; readonly status: number };
/** What a screen waits for before it looks at the answer that failed. */
const beside: Readonly<Record<string, Parameters<typeof json>[0]>> = {
  '/api/admin/get-team-member-type': { status: 1, message: 'Types.', data: [] },
  '/api/user_info': {
    status: 1,
    message: 'You.',
    data: { name: 'Rani', email: 'rani@example.com', type: 'Admin' },
  },
};

beforeEach(() => {
  notifications.clean();
  turn += 1;
  message = `The database is away (${turn}).`;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const answer = beside[pathname];
    if (answer !== undefined) return json(answer);
    if (pathname !== `/api/admin/${failing.call}`) return new Promise<Response>(() => {});
    return json({ status: 0, message }, failing.status);
  });
});
afterEach(clearSession);

/** Each address with the call that fills its screen. */
const loads: [address: string, call: string][] = [
  ...folderNames
    .filter((name) => name !== 'futureOrder')
    .map((name): [string, string] => [paths.folder(name), `get-orders-list/${name}`]),
  [paths.folder('futureOrder'), 'get-future-order-count'],
  [`${paths.folder('futureOrder')}?month=Feb`, 'get-orders-list/futureOrder'],
  [paths.page('countryOrderList'), 'get-country-order-count'],
  [paths.page('processedOrder'), 'get-processed-by-count'],
  [paths.page('cockpit'), 'get-cockpit'],
  [paths.page('mailTrouble'), 'get-mail-trouble'],
  [paths.page('system'), 'get-system'],
  [paths.page('manageTeam'), 'get-team-member-list'],
  [paths.manageTeamMember('7'), 'team-member-info/7'],
  [paths.page('gatewaySetting'), 'payment-gateways'],
  [paths.viewOrder('104777'), 'get-orders-details/104777'],
  [paths.defencePack('104777', 1), 'get-defence-letter/104777'],
];

async function expectOnce(): Promise<void> {
  // Toasts appear in the order in which they were asked for: once this one is there, all are.
  notify.success(`All is said (${turn}).`);
  await screen.findByText(`All is said (${turn}).`);
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
}

it.each(loads)('%s says once why %s failed, and offers to try again', async (address, call) => {
  failing = { call, status: 503 };
  openOffice(address, 'Admin');
  await screen.findByRole('button', { name: 'Try again' });
  await expectOnce();
});

it('says once that there is no such order', async () => {
  failing = { call: 'get-orders-details/104777', status: 404 };
  openOffice(paths.viewOrder('104777'), 'Admin');
  await screen.findByRole('link', { name: /^Back to/ });
  await expectOnce();
});

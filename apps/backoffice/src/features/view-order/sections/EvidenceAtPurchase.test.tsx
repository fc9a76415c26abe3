import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';
import { wholePurchase } from '../testing/purchase.ts';

beforeEach(() => beginSession({ jwtToken: tokenOf('Sinta', 'Telecaller') }));

async function open(purchase: object) {
  fakeServer({ [detailsCall]: () => orderReply({ purchase }) });
  openScreen();
  await findOrder();
}
const region = () => within(screen.getByRole('region', { name: 'Evidence at purchase' }));

it('shows what came in, in parts, and lets nobody correct it', async () => {
  await open(wholePurchase);
  expect(region().getByText('26 of 28 given')).toBeDefined();
  expect(region().getByText('As ordered')).toBeDefined();
  for (const words of [
    '203.0.113.42, Norwich',
    'Visa •••• 4417',
    'Match, Match',
    '19-11-2026 06:01:37, version 7',
    'bali-november',
  ]) {
    expect(region().getByText(words)).toBeDefined();
  }
  expect(
    region()
      .getAllByRole('heading', { level: 3 })
      .map((head) => head.textContent),
  ).toEqual(['Device', 'Payment', 'Accepted before paying', 'Source of the order']);
  expect(region().queryByRole('button', { name: /^Correct/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Evidence\s*26$/ })).toBeDefined();
});

it('leaves out the parts of which nothing came', async () => {
  await open({ last_four: '4417' });
  expect(region().getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(region().getByText('•••• 4417')).toBeDefined();
});

it('is not there where nothing came', async () => {
  await open({});
  expect(screen.queryByRole('region', { name: 'Evidence at purchase' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Evidence/ })).toBeNull();
});

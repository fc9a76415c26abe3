import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

afterEach(() => vi.unstubAllGlobals());

it('leads from an order to its cases, and shows nothing where there is none', async () => {
  fakeServer({
    [detailsCall]: () =>
      orderReply({ disputes: [{ dispute_id: 'DP-10001', kind: 'inquiry', state: 'lost' }] }),
  });
  const { unmount } = openScreen();
  await findOrder();
  const cases = within(screen.getByRole('navigation', { name: 'Cases of this order' }));
  expect(cases.getByRole('listitem').textContent).toBe('Case DP-10001: Inquiry, lost');
  expect(cases.getByRole('link').getAttribute('href')).toBe(paths.dispute('DP-10001'));
  unmount();
  fakeServer({ [detailsCall]: () => orderReply() });
  openScreen();
  await findOrder();
  expect(screen.queryByRole('navigation', { name: 'Cases of this order' })).toBeNull();
});

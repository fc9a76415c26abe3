import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import type { Sent } from '../../testing/fake-fetch.ts';
import { openNewOrders, rowsOf } from './testing/new-orders.ts';

afterEach(clearSession);

it('says that a search failed, not that nothing was found, and tries again', async () => {
  let works = true;
  const { router } = openNewOrders('/admin/recent-order', 'Team', {
    '/api/admin/search-order': ({ body }: Sent) => {
      if (!works) return new TypeError('offline');
      const { searchVal } = body as { searchVal: string };
      return searchVal === 'none' ? rowsOf([], 0) : rowsOf(['100077'], 1);
    },
  });
  await screen.findByText('100001');
  await router.navigate('/admin/recent-order?q=none');
  await screen.findByText('No records found');
  works = false;
  await router.navigate('/admin/recent-order?q=tamsin');
  await screen.findByText('The orders could not be loaded.');
  expect(screen.queryByText('No records found')).toBeNull();
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('100077');
});

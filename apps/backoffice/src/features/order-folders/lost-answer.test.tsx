import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers, wireRow } from '../../testing/staff.ts';

afterEach(clearSession);

it('looks at the orders again when the answer of their change was lost', async () => {
  let rows = [wireRow('100001'), wireRow('100002')];
  fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-orders-list/newOrder': () =>
      json({ status: 1, message: 'Orders.', data: rows, total: rows.length }),
    '/api/admin/assign-order-status': () => {
      rows = [wireRow('100001', { assign_to: 'Rani', version: 2 }), wireRow('100002')];
      return new TypeError('offline');
    },
  });
  openOffice('/admin', 'Team');
  fireEvent.click(await screen.findByLabelText('Select order 100001'));
  fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }));
  await screen.findByText(/The server cannot be reached/);
  await screen.findByRole('link', { name: /100001, Assigned to Rani/ });
  // What failed is pressed again with the same orders.
  await waitFor(() => expect(screen.getByText('1 selected')).toBeTruthy());
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deskReply, lostRow } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';

afterEach(clearSession);

async function attach(id: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Attach ${id} to an order` }));
  return within(await screen.findByRole('dialog', { name: `Attach ${id} to an order` }));
}

it('the answer for one case leaves the dialog of another open, with what was typed', async () => {
  let reply: ((response: Response) => void) | undefined;
  const rows = [lostRow, { ...lostRow, dispute_id: 'DP-10413', gateway_dispute_id: 'dp_413' }];
  fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    '/api/admin/get-disputes': () =>
      json({ status: 1, message: 'Cases.', ...deskReply({ data: rows, total: 2 }) }),
    '/api/admin/update-dispute': () =>
      new Promise<Response>((resolve) => {
        reply = resolve;
      }),
  });
  openOffice(`${paths.page('disputes')}?unattached=1&state=all`, 'Team');
  const first = await attach(lostRow.dispute_id);
  fireEvent.change(first.getByLabelText('Order ID'), { target: { value: '103418' } });
  fireEvent.click(first.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(reply).toBeDefined());
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await attach('DP-10413');
  fireEvent.change(second.getByLabelText('Order ID'), { target: { value: '103419' } });
  await act(async () => {
    reply?.(json({ status: 1, message: 'Attached.', data: { version: 5 } }));
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  const box = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Order ID');
  expect(box.value).toBe('103419');
});

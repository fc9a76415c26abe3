import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
import { rowsOf } from './testing/new-orders.ts';

afterEach(clearSession);

type Options = { slow?: number; reply?: () => Response };

/** ChargeBack with these orders; an order that is deleted leaves it, after so many milliseconds. */
async function openChargeBack(ids: readonly string[], { slow = 0, reply }: Options = {}) {
  let left = ids;
  fakeFetch({
    ...shellAnswers('Rani', 'Admin'),
    '/api/admin/get-orders-list/chargeBack': () => rowsOf(left, left.length),
    '/api/admin/change-order-status': async ({ body }: { body: unknown }) => {
      await new Promise((resolve) => setTimeout(resolve, slow));
      if (reply !== undefined) return reply();
      const { orderId } = body as { orderId: string[] };
      left = left.filter((id) => !orderId.includes(id));
      return json({ status: 1, message: 'Deleted.', data: { changed: orderId, skipped: [] } });
    },
  });
  openOffice(paths.folder('chargeBack'), 'Admin');
  await screen.findByRole('button', { name: `Delete ${ids[0]}` });
}

const deleteButton = (id: string) => screen.getByRole('button', { name: `Delete ${id}` });

async function pressDelete(id: string, answer: 'Yes' | 'No' = 'Yes') {
  deleteButton(id).focus();
  fireEvent.click(deleteButton(id));
  const button = await screen.findByRole('button', { name: answer });
  button.focus();
  fireEvent.click(button);
}

/** Until the dialog is gone, and whatever it gives the focus back to. */
async function settle(id: string) {
  await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${id}` })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const hasFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

it.each([0, 400])('goes to the Delete that takes the place of one, after %i ms', async (slow) => {
  await openChargeBack(['100001', '100002', '100003'], { slow });
  await pressDelete('100001');
  await settle('100001');
  await hasFocus(deleteButton('100002'));
  await pressDelete('100003');
  await settle('100003');
  await hasFocus(deleteButton('100002'));
});

it('goes to the heading where no order is left', async () => {
  await openChargeBack(['100001'], { slow: 400 });
  await pressDelete('100001');
  await settle('100001');
  await hasFocus(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus where somebody has put it meanwhile', async () => {
  await openChargeBack(['100001', '100002'], { slow: 400 });
  await pressDelete('100001');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const box = screen.getByRole('searchbox', { name: 'Search orders' });
  box.focus();
  await settle('100001');
  expect(document.activeElement).toBe(box);
});

it('stays on a Delete that was answered No, or refused', async () => {
  await openChargeBack(['100001', '100002'], {
    slow: 300,
    reply: () => json({ status: 0, message: 'Not now.' }, 503),
  });
  await pressDelete('100001', 'No');
  await hasFocus(deleteButton('100001'));
  await pressDelete('100001');
  await screen.findByText('Not now.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hasFocus(deleteButton('100001'));
});

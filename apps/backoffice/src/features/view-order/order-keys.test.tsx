import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
import { completedOrder } from './testing/order.ts';
import { orderMarks } from './testing/order-marks.ts';
import './ViewOrderScreen.tsx';

afterEach(clearSession);

/** The order as a team member sees it, who may least. */
async function open(changes: Partial<typeof completedOrder> = {}) {
  fakeFetch({
    ...shellAnswers('Sinta', 'Team'),
    '/api/admin/get-orders-details/104777': () =>
      json({ status: 1, message: 'Order.', data: { ...completedOrder, ...changes } }),
  });
  openOffice(paths.viewOrder('104777'), 'Team', 'Sinta');
  await screen.findByLabelText('Remark');
}
const press = (key: string, more: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });
const focused = () => document.activeElement?.id;
const asks = () => screen.queryByRole('dialog', { name: /^Ask / });

it('goes by Shift+E from mark to mark, worst first, and begins anew behind the last', async () => {
  await open({ checks: orderMarks });
  const stops = Array.from({ length: 5 }, () => {
    press('E', { shiftKey: true }, document.activeElement ?? document.body);
    return focused();
  });
  expect(stops).toEqual([
    'correct-passport_number',
    'marks-of-answer-cigarettes',
    'correct-scheme_fields.passport_expiry',
    'correct-country_code',
    'correct-passport_number',
  ]);
});

it('leads by Shift+E to the line of a mark whose field is not corrected', async () => {
  const marks = orderMarks.marks.slice(0, 1).map((mark) => ({ ...mark, field: 'order_id' }));
  await open({ checks: { ...orderMarks, marks } });
  press('E', { shiftKey: true });
  const section = within(screen.getByRole('region', { name: 'Marks' }));
  expect(document.activeElement).toBe(section.getByRole('listitem'));
});

it('does nothing by Shift+E where there is no mark', async () => {
  await open({ checks: null });
  press('E', { shiftKey: true });
  expect(document.activeElement).toBe(document.body);
});

it('starts the answer to the traveller by W', async () => {
  await open();
  press('w');
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

it('opens the question by Q, and gives the focus back', async () => {
  await open();
  const ask = screen.getByRole('button', { name: 'Ask' });
  ask.focus();
  press('q', {}, ask);
  await screen.findByRole('dialog', { name: /^Ask / });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(asks()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(ask));
});

it('leaves the letters to who types', async () => {
  await open({ checks: orderMarks });
  const remark = screen.getByLabelText('Remark');
  remark.focus();
  press('E', { shiftKey: true }, remark);
  press('w', {}, remark);
  press('q', {}, remark);
  expect(document.activeElement).toBe(remark);
  expect(asks()).toBeNull();
});

it('names them in the list of all keys', async () => {
  await open();
  press('?', { shiftKey: true });
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keysOf = (words: string) => sheet.getByText(words).nextElementSibling?.textContent;
  expect(keysOf('Go to the next mark')).toBe('Shift E');
  expect(keysOf('Write to the traveller')).toBe('W');
  expect(keysOf('Ask the traveller')).toBe('Q');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { orderMarks } from '../testing/order-marks.ts';

beforeEach(() => {
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

async function open(order: object) {
  fakeServer({ [detailsCall]: () => orderReply(order) });
  openScreen();
  await findOrder();
}

it('says what the rules found, worst first, and leads to the field', async () => {
  await open({ checks: orderMarks });
  const marks = within(screen.getByRole('region', { name: 'Marks' }));
  expect(marks.getByText('2 errors, 1 warning, 1 note')).toBeTruthy();
  const words = marks.getAllByRole('listitem').map((item) => item.textContent);
  expect(words[0]).toContain('Error: Another order has the same passport');
  expect(words.at(-1)).toContain('Note: ');
  expect(marks.getByRole('link', { name: 'Order 104778' }).getAttribute('href')).toMatch(
    /^\/admin\/view-order\//,
  );
  fireEvent.click(marks.getByRole('link', { name: 'Passport number' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('correct-passport_number'));
  fireEvent.click(marks.getByRole('link', { name: 'Passport expiry date' }));
  expect(document.activeElement?.id).toBe('correct-scheme_fields.passport_expiry');
  // In the list and beside its field.
  expect(screen.getAllByText(/Another order has the same passport/)).toHaveLength(2);
});

it.each([[null], [{ ...orderMarks, marks: [] }]])('is not there without a mark', async (checks) => {
  await open({ checks });
  expect(screen.queryByRole('region', { name: 'Marks' })).toBeNull();
});

it('says which countries a nationality may mean that two of them share', async () => {
  await open({ nationality: 'Dominican', checks: null });
  expect(screen.getByText('Dominica or Dominican Republic: ask the traveller which.')).toBeTruthy();
});

it('asks nothing of a nationality that one country has', async () => {
  await open({ nationality: 'German', checks: null });
  expect(screen.queryByText(/ask the traveller which/)).toBeNull();
});

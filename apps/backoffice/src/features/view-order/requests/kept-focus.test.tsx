import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import type { OrderDetail } from '../order-store.ts';
import { correctionAskedOrder, paidTwiceOrder, refundAskedOrder } from '../testing/asked-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from '../testing/open-order.tsx';

beforeEach(() => beginSession({ jwtToken: tokenOf('Sinta', 'Team') }));

/** The order before and after a decision, on a server that takes it. */
async function open(call: string, before: OrderDetail, after: OrderDetail, data: object) {
  let order = before;
  fakeServer({
    [detailsCall]: () => orderReply(order),
    [call]: () => {
      order = after;
      return { status: 1, message: 'Done.', data };
    },
  });
  openScreen();
  await findOrder();
}

function pressByKey(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

async function write(form: string, label: RegExp): Promise<void> {
  const dialog = within(await screen.findByRole('form', { name: form }));
  fireEvent.change(dialog.getByLabelText(label), { target: { value: 'As agreed.' } });
}

const focusIsAt = (words: RegExp) =>
  waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toMatch(words);
    expect(document.activeElement?.querySelector('button')).toBeNull();
  });

const decided = { decided_by: 'Sinta', decided_at: '2026-11-21T05:00:00Z', sentence: 'As agreed.' };

test('after a refund was refused the focus is at what was said, not at the page’s top', async () => {
  const { refundRequest } = refundAskedOrder;
  if (refundRequest === null) throw new Error('No request.');
  await open(
    'POST /api/admin/decide-refund',
    refundAskedOrder,
    {
      ...refundAskedOrder,
      refundRequest: { ...refundRequest, ...decided, state: 'refused' },
    },
    { version: 4, state: 'refused', granted: null },
  );
  pressByKey('Refuse refund');
  await write('Refuse this refund', /traveller reads/);
  fireEvent.submit(screen.getByRole('form', { name: 'Refuse this refund' }));
  await focusIsAt(/^Refund refused\./);
});

test('after a payment was settled the focus is at what became of it', async () => {
  const [first, waiting] = paidTwiceOrder.further_payments;
  if (first === undefined || waiting === undefined) throw new Error('No payments.');
  const settled = { at: '2026-11-21T04:00:00Z', by: 'Sinta', outcome: 'kept', note: null } as const;
  await open(
    'POST /api/admin/settle-payment',
    paidTwiceOrder,
    {
      ...paidTwiceOrder,
      further_payments: [first, { ...waiting, settled }],
    },
    { ...waiting, settled },
  );
  pressByKey('Settle payment TX-88241');
  await write('Settle this payment', /^What you found/);
  const form = screen.getByRole('form', { name: 'Settle this payment' });
  fireEvent.change(within(form).getByLabelText('What happened to this payment'), {
    target: { value: 'kept' },
  });
  fireEvent.submit(form);
  await focusIsAt(/^Another payment, settled\..*TX-88241/);
});

test('after a correction was accepted the focus is at its row', async () => {
  const [asked, ...others] = correctionAskedOrder.askedCorrections;
  if (asked === undefined) throw new Error('No correction.');
  await open(
    'POST /api/admin/decide-correction',
    correctionAskedOrder,
    {
      ...correctionAskedOrder,
      askedCorrections: [{ ...asked, ...decided, state: 'accepted' }, ...others],
    },
    { version: 4, state: 'accepted' },
  );
  pressByKey('Accept Flight / voyage');
  await focusIsAt(/^Flight \/ voyage/);
});

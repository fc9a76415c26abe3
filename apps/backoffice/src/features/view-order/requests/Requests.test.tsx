import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { correctionAskedOrder, paidTwiceOrder, refundAskedOrder } from '../testing/asked-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
  type Sent,
} from '../testing/open-order.tsx';

beforeEach(() => beginSession({ jwtToken: tokenOf('Sinta', 'Team') }));

const bodiesTo = (sent: readonly Sent[], path: string) =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

async function open(order: object, answers: Parameters<typeof fakeServer>[0]) {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order), ...answers });
  openScreen();
  await findOrder();
  return sent;
}

test('a refunded order says whether it has been filed, whoever asked for the refund', async () => {
  const refunded = { process_status: 'Refunds', refund_date: '2026-11-20', refundRequest: null };
  await open({ ...refunded, uploadDoc: null, was_filed: true }, {});
  expect(document.getElementById('refund')?.textContent).toBe(
    'Refunded on 20-11-2026. Filed with customs: moved to Awaiting Govt or Completed Orders.',
  );
});

describe('a refund that is asked for', () => {
  const decided = { state: 'accepted', version: 4, granted: '34.50' };
  const answers = {
    'POST /api/admin/decide-refund': () => ({ status: 1, message: 'Accepted.', data: decided }),
  };

  test('is accepted with the amount of the policy', async () => {
    const sent = await open(refundAskedOrder, answers);
    press('Accept refund');
    fireEvent.submit(await screen.findByRole('form', { name: 'Accept this refund' }));
    await waitFor(() =>
      expect(bodiesTo(sent, '/api/admin/decide-refund')).toEqual([
        {
          ...{ orderId: '104777', requestId: 3, newestEntry: null },
          ...{ accept: true, amount: '34.50', sentence: null },
        },
      ]),
    );
  });

  test('writes yen without decimals, in words and in the field', async () => {
    const refundRequest = { ...refundAskedOrder.refundRequest, amount: '3450.00', currency: 'JPY' };
    const yen = { amount: '6900.00', currency: 'JPY' };
    const sent = await open({ ...refundAskedOrder, ...yen, refundRequest }, answers);
    const banner = document.getElementById('refund');
    expect(banner?.textContent).toContain('50%, JPY 3,450 of JPY 6,900.');
    press('Accept refund');
    const form = await screen.findByRole('form', { name: 'Accept this refund' });
    expect(within(form).getByLabelText('Amount to return, JPY')).toHaveProperty('value', '3450');
    fireEvent.submit(form);
    await waitFor(() =>
      expect(bodiesTo(sent, '/api/admin/decide-refund')).toMatchObject([{ amount: '3450' }]),
    );
  });

  test('warns before it is accepted where a bank may have taken the money already', async () => {
    const disputes = [
      { dispute_id: 'DP-10002', kind: 'chargeback', state: 'lost' },
      { dispute_id: 'DP-10001', kind: 'inquiry', state: 'open' },
    ];
    const sent = await open({ ...refundAskedOrder, disputes }, answers);
    press('Accept refund');
    const form = await screen.findByRole('form', { name: 'Accept this refund' });
    within(form).getByText(/The bank may already have taken this money back/);
    const link = within(form).getByRole('link');
    expect(link.closest('li')?.textContent).toBe('Case DP-10002: Chargeback, lost');
    expect(link.getAttribute('href')).toBe('/admin/disputes/DP-10002');
    fireEvent.submit(form);
    await waitFor(() => expect(bodiesTo(sent, '/api/admin/decide-refund')).toHaveLength(1));
  });

  test('says a reason that was written as a sentence with one full stop', async () => {
    const request = { ...refundAskedOrder.refundRequest, reason: 'We fall ill. We stay.' };
    await open({ ...refundAskedOrder, refundRequest: request }, answers);
    const banner = document.getElementById('refund');
    expect(banner?.textContent).toContain('We fall ill. We stay. Policy at this stage');
  });

  test('is not refused without a sentence', async () => {
    const sent = await open(refundAskedOrder, answers);
    press('Refuse refund');
    const form = await screen.findByRole('form', { name: 'Refuse this refund' });
    fireEvent.submit(form);
    // Its field has the focus already: the words are announced, and stand at the field.
    const words = await within(form).findAllByText(/Give a reason. The traveller will read it.$/);
    expect(words.map((one) => one.getAttribute('role'))).toEqual([null, 'alert']);
    expect(words.at(-1)?.textContent).toMatch(/^[A-Z][^.:]+: Give a reason/);
    expect(bodiesTo(sent, '/api/admin/decide-refund')).toEqual([]);
  });

  test.each([
    [{ state: 'asked' }, 'A refund has been requested. File this order all the same?'],
    [
      {
        state: 'accepted',
        granted: '34.50',
        decided_by: 'Dewa',
        decided_at: '2026-11-21T08:00:00Z',
      },
      'The refund was accepted. File this order all the same?',
    ],
  ])('is asked about once more before the order is filed: %j', async (told, question) => {
    const moved = { changed: ['104777'], skipped: [] };
    const refundRequest = { ...refundAskedOrder.refundRequest, ...told };
    const sent = await open(
      { ...refundAskedOrder, refundRequest },
      {
        'PUT /api/admin/move-order-status': () => ({ status: 1, message: 'Moved.', data: moved }),
      },
    );
    press('Move to Awaiting Govt');
    await screen.findByText(question);
    expect(bodiesTo(sent, '/api/admin/move-order-status')).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(bodiesTo(sent, '/api/admin/move-order-status')).toMatchObject([
        { updatingStatus: 'AwaitingGovt', confirmRefund: true },
      ]),
    );
  });
});

test('a correction that is asked for is accepted from its row, a decided one is told', async () => {
  const sent = await open(correctionAskedOrder, {
    'POST /api/admin/decide-correction': () => ({
      status: 1,
      message: 'Flight / voyage has been corrected',
      data: { version: 4, state: 'accepted' },
    }),
  });
  screen.getByText(/This needs a new declaration/);
  expect(screen.queryByRole('button', { name: 'Accept Date of arrival' })).toBeNull();
  press('Accept Flight / voyage');
  await waitFor(() =>
    expect(bodiesTo(sent, '/api/admin/decide-correction')).toEqual([
      { correctionId: 8, accept: true },
    ]),
  );
});

describe('a payment beside the one of the order', () => {
  const settleCall = 'POST /api/admin/settle-payment';
  const [, waiting] = paidTwiceOrder.further_payments;

  test('is settled with what became of it, and one that was settled stays to be read', async () => {
    const settled = { at: '2026-11-21T04:00:00Z', by: 'Sinta', outcome: 'kept', note: 'Priority.' };
    const sent = await open(paidTwiceOrder, {
      [settleCall]: () => ({ status: 1, message: 'Settled.', data: { ...waiting, settled } }),
    });
    expect(screen.getByText(/was paid back\./)).toBeTruthy();
    press('Settle payment TX-88241');
    const form = await screen.findByRole('form', { name: 'Settle this payment' });
    fireEvent.change(within(form).getByLabelText('What happened to this payment'), {
      target: { value: 'kept' },
    });
    fireEvent.change(within(form).getByLabelText(/^What you found/), {
      target: { value: 'Priority.' },
    });
    fireEvent.submit(form);
    await waitFor(() =>
      expect(bodiesTo(sent, '/api/admin/settle-payment')).toEqual([
        { orderId: '104777', transactionId: 'TX-88241', outcome: 'kept', note: 'Priority.' },
      ]),
    );
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Settle this payment' })).toBeNull(),
    );
  });

  test('is no other one where it is the same by another name', async () => {
    const settled = { at: '2026-11-21T04:00:00Z', by: 'Sinta', outcome: 'same-payment' as const };
    const former = { ...paidTwiceOrder.further_payments[1], settled: { ...settled, note: null } };
    await open({ ...paidTwiceOrder, further_payments: [former] }, {});
    expect(screen.getByText('The same payment under another number.')).toBeTruthy();
    expect(screen.queryByText('Another payment, settled.')).toBeNull();
  });

  test('keeps what was typed when somebody else was faster', async () => {
    await open(paidTwiceOrder, {
      [settleCall]: () => ({ status: 0, message: 'Rani settled it before.', http: 409 }),
    });
    press('Settle payment TX-88241');
    const form = await screen.findByRole('form', { name: 'Settle this payment' });
    fireEvent.change(within(form).getByLabelText('What happened to this payment'), {
      target: { value: 'paid-back' },
    });
    const note = within(form).getByLabelText<HTMLTextAreaElement>(/^What you found/);
    fireEvent.change(note, { target: { value: 'Returned.' } });
    fireEvent.submit(form);
    expect((await within(form).findAllByText('Rani settled it before.')).length).toBe(1);
    expect(note.value).toBe('Returned.');
  });
});

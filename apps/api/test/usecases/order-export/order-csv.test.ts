import { expect, test } from 'vitest';
import type { ListedOrder } from '../../../src/db/queries/listed-rows.ts';
import { orderCsvCells, orderCsvHead } from '../../../src/usecases/order-export/order-csv.ts';
import { listedOrderView } from '../../../src/usecases/orders/listed-order-view.ts';

const order: ListedOrder = {
  order_id: 'T-1',
  process_status: 'ChargeBack',
  processing_mode: 'Priority',
  full_name: 'Adi 4111 1111 1111 1111',
  doa: '2026-12-20',
  email: 'adi@example.com',
  phone_number: '5551234',
  country_code: '+44',
  created_at: '2026-11-01T00:00:00Z',
  refund_date: '2026-11-02',
  processing_date: '2026-12-17',
  process_month: 'Dec',
  assign_to: 'Sinta',
  assignee_left_at: null,
  version: 7,
  opens_at: '2026-12-16T16:00:00Z',
  file_by_at: '2026-12-19T10:00:00Z',
  arrival_zone: 'WITA',
  answered_at: '2026-11-04T00:00:00Z',
  wrote_at: '2026-11-03T00:00:00Z',
  no_answer_at: '2026-11-07T00:00:00Z',
  refund_asked_at: '2026-11-05T00:00:00Z',
  correction_asked_at: '2026-11-06T00:00:00Z',
  error_count: 2,
  warning_count: 1,
  dispute_id: 'DP-1',
};

test('each cell of an order stands below its head', () => {
  const cells = orderCsvCells(order);
  expect(cells).toHaveLength(orderCsvHead.length);
  expect(Object.fromEntries(orderCsvHead.map((head, at) => [head, cells[at]]))).toEqual({
    'Order ID': 'T-1',
    Name: 'Adi [card ending 1111]',
    'File by': '2026-12-19T10:00:00Z',
    Zone: 'WITA',
    'Arrival Date': '2026-12-20',
    Email: 'adi@example.com',
    'Country Code': '+44',
    Telephone: '5551234',
    'Date & Time': '2026-11-01T00:00:00Z',
    'Processing Date': '2026-12-17',
    'Process Month': 'Dec',
    Status: 'ChargeBack',
    'Processing Mode': 'Priority',
    'Refund Date': '2026-11-02',
    'Assigned To': 'Sinta',
    Marks: 'Refund asked; Wrote to us; Answered; Correction asked; No answer',
    Errors: 2,
    Warnings: 1,
    Case: 'DP-1',
  });
});

test('an order without a name and without marks has empty cells, and counts of none', () => {
  const bare = {
    ...order,
    full_name: null,
    email: null,
    answered_at: null,
    wrote_at: null,
    no_answer_at: null,
    refund_asked_at: null,
    correction_asked_at: null,
    error_count: null,
    warning_count: null,
  };
  const cells = orderCsvCells(bare);
  const cell = (head: string) => cells[orderCsvHead.indexOf(head)];
  expect([cell('Name'), cell('Email'), cell('Marks'), cell('Errors')]).toEqual([null, null, '', 0]);
  expect(listedOrderView(bare)).toMatchObject({ marks: [], errors: 0, warnings: 0 });
  expect(listedOrderView({ ...bare, no_answer_at: order.no_answer_at }).marks).toEqual([
    { mark: 'noAnswer', since: order.no_answer_at },
  ]);
});

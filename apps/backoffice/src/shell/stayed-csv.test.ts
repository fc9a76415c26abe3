import { expect, it } from 'vitest';
import { stayedCsv } from './stayed-csv.ts';

it('lists each order with its reason and its folder, as the dialog does, and no formula', () => {
  const csv = stayedCsv([
    { orderId: '100003', reason: 'Order 100003 is yours already.', folder: 'newOrder' },
    { orderId: '-100002', reason: '=Dewa, "the second" moved it.', folder: 'awaitingGovtOrder' },
    { orderId: '100004', reason: '=Dewa, "the second" moved it.' },
  ]);
  expect(csv.charCodeAt(0)).toBe(0xfe_ff);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Order,Reason,Folder',
    `'-100002,"'=Dewa, ""the second"" moved it.",Awaiting Govt`,
    `100004,"'=Dewa, ""the second"" moved it.",`,
    '100003,This order is yours already.,New Orders',
    '',
  ]);
});

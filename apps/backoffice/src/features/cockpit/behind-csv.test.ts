import { expect, it } from 'vitest';
import { behindCsv } from './behind-csv.ts';
import { cockpitCsv } from './cockpit-csv.ts';
import { cockpit } from './testing/cockpit-sample.ts';

const lineOf = (csv: string) => csv.trim().split('\r\n')[1];

it('says a status in the words of every list', () => {
  const csv = behindCsv({
    of: 'orders',
    rows: [
      {
        order_id: '104777',
        full_name: 'Maren',
        process_status: 'Awaiting',
        created_at: '2026-11-02T10:00:00.000Z',
        amount: '69.00',
        currency: 'USD',
        refunded: null,
        processed_by: null,
      },
    ],
    more: false,
  });
  expect(lineOf(csv)).toContain('104777,Maren,Awaiting Customer,');
});

it('says kind and state of a case as the desk does', () => {
  const csv = behindCsv({
    of: 'disputes',
    rows: [
      {
        dispute_id: 'DP-10001',
        order_id: null,
        network: 'Visa',
        reason_code: '10.4',
        kind: 'fraud_report',
        state: 'open',
        amount: null,
        currency: null,
        opened_at: '2026-11-02T10:00:00.000Z',
      },
    ],
    more: false,
  });
  expect(lineOf(csv)).toContain('DP-10001,,Visa,10.4,Fraud report,Open,');
});

const paid = {
  order_id: '104777',
  full_name: 'Maren',
  process_status: 'Refunds',
  created_at: '2026-11-02T10:00:00.000Z',
  refunded: null,
  processed_by: null,
} as const;
const taken = {
  dispute_id: 'DP-10001',
  order_id: null,
  network: 'Visa',
  reason_code: '10.4',
  kind: 'chargeback',
  state: 'open',
  opened_at: '2026-11-02T10:00:00.000Z',
} as const;

it.each([
  ['6900.00', 'JPY', ',6900,JPY,'],
  ['12.50', 'KWD', ',12.500,KWD,'],
  ['12.50', 'USD', ',12.50,USD,'],
])('writes %s of %s as the screen does', (amount, currency, written) => {
  const orders = [{ ...paid, amount, currency, refunded: amount }];
  const sum = written.split(',')[1];
  expect(lineOf(behindCsv({ of: 'orders', rows: orders, more: false }))).toContain(
    `${written}${sum},`,
  );
  const cases = [{ ...taken, amount, currency }];
  expect(lineOf(behindCsv({ of: 'disputes', rows: cases, more: false }))).toContain(written);
  const [month] = cockpit.months;
  if (month === undefined) throw new Error('No month.');
  const months = [{ ...month, amounts: [{ amount, currency }] }];
  expect(cockpitCsv({ ...cockpit, months })).toContain(`,${currency} ${sum},`);
});

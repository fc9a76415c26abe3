import { expect, it } from 'vitest';
import { behindCsv } from './behind-csv.ts';

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

import type { OrderDetail } from '../order-store.ts';
import { completedOrder } from './order.ts';

/** Its traveller asked for a refund before it was filed. */
export const refundAskedOrder: OrderDetail = {
  ...completedOrder,
  process_status: 'Pending',
  uploadDoc: null,
  amount: '69.00',
  currency: 'USD',
  refundRequest: {
    id: 3,
    at: '2026-11-21T01:07:00Z',
    reason: 'notTravelling',
    words: 'My son does not come with me. <b>Please</b> help.',
    stage: 'working',
    share: 50,
    amount: '34.50',
    currency: 'USD',
    state: 'asked',
    granted: null,
    sentence: null,
    decided_by: null,
    decided_at: null,
  },
};

/** Its traveller asked for corrections after it was filed; one was refused. */
export const correctionAskedOrder: OrderDetail = {
  ...completedOrder,
  askedCorrections: [
    {
      id: 8,
      create_ts: '2026-11-21T03:10:00Z',
      field: 'flight_voyage',
      before: 'ZZ 480',
      after: 'ZZ 482',
      reason: 'The airline changed my flight.',
      state: 'asked',
      sentence: null,
      decided_by: null,
      decided_at: null,
    },
    {
      id: 7,
      create_ts: '2026-11-20T03:10:00Z',
      field: 'doa',
      before: '2026-11-21',
      after: '2026-12-09',
      reason: null,
      state: 'refused',
      sentence: 'This needs a new declaration.',
      decided_by: 'Sinta',
      decided_at: '2026-11-20T05:00:00Z',
    },
  ],
};

/** Somebody paid twice, and has one of the payments back. */
export const paidTwiceOrder: OrderDetail = {
  ...completedOrder,
  further_payments: [
    {
      transaction_id: 'TX-88240-again',
      merchant_name: 'EXAMPLE DECLARATION',
      gateway: 'Gateway Two',
      received_at: '2026-11-20T04:11:00Z',
      settled: {
        at: '2026-11-20T09:00:00Z',
        by: 'Sinta',
        outcome: 'paid-back',
        note: 'Returned at the gateway, the traveller pressed twice.',
      },
    },
    {
      transaction_id: 'TX-88241',
      merchant_name: null,
      gateway: 'Gateway One',
      received_at: '2026-11-21T02:30:00Z',
      settled: null,
    },
  ],
};

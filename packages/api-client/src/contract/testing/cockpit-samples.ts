import { moment } from './list-samples.ts';

const counted = {
  orders: 331,
  payments: 330,
  amounts: [{ currency: 'USD', amount: '22839.00' }],
  on_time: 324,
  late: 7,
  refunds: 5,
  refunded: [{ currency: 'USD', amount: '345.00' }],
  disputes: 6,
  fraud_reports: 4,
  won: 3,
  lost: 2,
  prevented: 1,
};
const part = { key: 'display', name: 'display', ...counted };
const choice = { key: 'GB', name: 'United Kingdom' };

const cockpit = {
  counted_at: moment,
  month: '2026-11',
  total: counted,
  before: counted,
  months: [{ month: '2026-11', line_share: 0.015, ...counted }],
  by_country: [part],
  by_source: [part],
  by_member: [part],
  line: {
    share: 0.015,
    least: 1500,
    since: '2026-04-01',
    programme: 'A programme',
    note: 'What is counted.',
  },
  lacked: { cases: 2, what: [{ key: 'three_ds', name: '3-D Secure', count: 2 }] },
  lists: ['approved', 'others'],
  choices: {
    months: ['2026-11'],
    gateways: [choice],
    countries: [choice],
    sources: [choice],
    members: [choice],
  },
};

/** Answers of the cockpit's calls, and of the report by members. */
export const cockpitReplies = {
  getProcessedByCount: { samples: [{ data: [{ processed_by: 'Rani', count: 3 }] }] },
  getCockpit: {
    samples: [
      { data: cockpit },
      {
        data: {
          ...cockpit,
          by_country: [],
          by_source: [],
          by_member: [],
          line: { ...cockpit.line, least: null, since: null, note: null },
        },
      },
      // Filtered by a country, as the release before answers.
      { data: { ...cockpit, by_source: null, by_member: null } },
    ],
    mayLack: ['data.lists'],
  },
  getCockpitOrders: {
    samples: [
      {
        data: [
          {
            order_id: '104777',
            full_name: 'Maren Ostrowick-Vale',
            process_status: 'Completed',
            created_at: moment,
            amount: '69.00',
            currency: 'USD',
            refunded: '34.50',
            processed_by: 'Sinta',
          },
          {
            order_id: '104778',
            full_name: null,
            process_status: 'Deleted',
            created_at: moment,
            amount: null,
            currency: null,
            refunded: null,
            processed_by: null,
          },
        ],
        more: true,
      },
    ],
  },
  getCockpitDisputes: {
    samples: [
      {
        data: [
          {
            dispute_id: 'DP-10001',
            order_id: '104777',
            network: 'Visa',
            reason_code: '10.4',
            kind: 'chargeback',
            state: 'won',
            amount: '69.00',
            currency: 'USD',
            opened_at: moment,
          },
          {
            dispute_id: 'DP-10002',
            order_id: null,
            network: 'Visa',
            reason_code: null,
            kind: 'fraud_report',
            state: 'open',
            amount: null,
            currency: null,
            opened_at: moment,
          },
        ],
        more: false,
      },
    ],
  },
};

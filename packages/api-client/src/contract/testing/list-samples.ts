/** When things happened in the samples. */
export const moment = '2026-11-21T10:00:00.000Z';

/** What a row of a list and an order's details have in common. */
export const row = {
  order_id: '104777',
  process_status: 'New',
  processing_mode: 'Priority',
  full_name: 'Maren Ostrowick-Vale',
  doa: '2026-11-23',
  email: 'm.ostrowick@example.com',
  phone_number: '7700900187',
  country_code: '44',
  created_at: moment,
  refund_date: null,
  processing_date: '2026-11-21',
  opens_at: '2026-11-19T16:00:00.000Z',
  file_by_at: '2026-11-22T16:00:00.000Z',
  arrival_zone: 'WITA',
  process_month: 'Nov',
  assign_to: 'Sinta',
  version: 3,
};

/** A server of an earlier version sends no clock. */
export const clockMayLack = (at: string) =>
  ['opens_at', 'file_by_at', 'arrival_zone'].map((key) => `${at}.${key}`);

/** Nor does it send what the rules found. */
export const checksMayLack = [
  'data.0.assignee_left',
  'data.0.errors',
  'data.0.warnings',
  'data.0.dispute_id',
  'marks.withErrors',
  'marks.withWarnings',
];

/** Nor does it count what is late, or say that there is more. */
export const dueMayLack = ['due', 'more'];

/** How many orders are late and at risk. */
export const dueCounts = { late: 2, atRisk: 7 };

/** A row of a list with every mark. */
export const listedRow = {
  ...row,
  assignee_left: true,
  errors: 2,
  warnings: 1,
  dispute_id: 'DP-10001',
  marks: [
    { mark: 'refundAsked', since: moment },
    { mark: 'wrote', since: moment },
    { mark: 'answered', since: moment },
    { mark: 'correctionAsked', since: moment },
    { mark: 'noAnswer', since: moment },
  ],
};
/** How many orders have each mark. */
export const markCounts = {
  answered: 3,
  wrote: 5,
  withErrors: 2,
  withWarnings: 4,
  refundAsked: 1,
  correctionAsked: 0,
  bounced: 4,
};

/** Future orders by month, with the next release and without one. */
export const futureCounts = {
  samples: [
    {
      data: [{ month: 'Nov', count: 3 }],
      release: {
        at: '2026-11-24T01:00:00.000Z',
        count: 3,
        more: false,
        zone: 'Asia/Jakarta',
      },
    },
    { data: [], release: null },
  ],
  mayLack: ['release'],
};

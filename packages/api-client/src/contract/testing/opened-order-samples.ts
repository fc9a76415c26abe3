import { travellerConversation } from './conversation-samples.ts';

const moment = '2026-11-21T10:00:00.000Z';

const ownRequest = {
  id: 3,
  at: moment,
  reason: 'notTravelling',
  words: 'My flight was cancelled.',
  stage: 'working',
  share: 50,
  amount: '19.50',
  currency: 'USD',
  state: 'accepted',
  granted: '39.00',
  sentence: 'Our question reached you too late.',
  decided_at: moment,
};

/** A request as View Order gets it. */
export const refundRequest = { ...ownRequest, decided_by: 'Sinta' };

/** An order as its own page gets it. */
const openedOrder = {
  data: {
    order_id: '104777',
    version: 3,
    stage: 'preparing',
    stage_since: moment,
    clock: {
      received: moment,
      paid: moment,
      arrives: '2026-11-24',
      arrival: { zone: 'Asia/Makassar', opens_at: moment, file_by_at: moment },
    },
    correction: {
      way: 'save',
      values: {
        passport_number: 'X1234567',
        accompanied_baggage: 2,
        'importingGoods.narcotics': 'No',
        familyMember: [{ family_member_name: 'Noor' }],
      },
      filed: { passport_number: 'X1234566' },
      asked: [
        {
          id: 5,
          field: 'doa',
          after: '2026-11-25',
          at: moment,
          state: 'refused',
          sentence: 'This needs a new declaration.',
          decided_at: moment,
        },
      ],
    },
    refund: {
      shares: { notBegun: 100, working: 50, filed: 0 },
      amounts: { notBegun: '39.00', working: '19.50', filed: '0.00' },
      paid: { amount: '39.00', currency: 'USD', at: moment },
      here: 'working',
      open: false,
      request: ownRequest,
      refunded: null,
    },
    marks: [
      {
        field: 'flight_voyage',
        editor: 'flight_voyage',
        severity: 'warning',
        text: 'flightNumber',
        sentence: 'This does not look like a flight number. Please check it.',
      },
    ],
    ...travellerConversation,
  },
};

/** Values come by name: none of them has to be there. */
const openedOrderMayLack = [
  ...Object.keys(openedOrder.data.correction.values).map((field) => `values.${field}`),
  'values.familyMember.0.family_member_name',
  'filed',
  'filed.passport_number',
].map((place) => `data.correction.${place}`);

/** A download as both sides get it. */
export const download = {
  id: 7,
  order_id: '104777',
  create_ts: moment,
  ip: '192.0.2.7',
  timezone: 'Europe/London',
  browser: 'Firefox-Pixel 8-Phone-Android',
  os: 'Android',
};

/** An order beside its downloads. */
const history = {
  data: [download],
  mainResult: {
    order_id: '104777',
    full_name: 'Maren Ostrowick-Vale',
    email: 'm.ostrowick@example.com',
    stage: 'approved',
    stage_since: moment,
    asked_at: null,
    unfiled: false,
    doa: '2026-11-23',
    flight: 'ZZ 938',
    place: 'Bali (DPS)',
    clock: { zone: 'Asia/Makassar', opens_at: moment, file_by_at: moment },
    refund_date: moment,
    amount: '49.00',
    currency: 'USD',
    file1: 'card.pdf',
    media_type: 'application/pdf',
    path: '/uploads/docs/104777/card.pdf',
    code: [1, 0.7, 0.1, 0.15, 0.1],
    changed_since: { fields: ['passport_number'], at: moment },
    file_size: 1024,
    session_until: moment,
    save_as: 'declaration.pdf',
  },
};

/** What an earlier server does not say of an order beside its downloads. */
const historyMayLack = [
  'clock',
  'asked_at',
  'unfiled',
  'flight',
  'place',
  'refund_date',
  'amount',
  'currency',
  'code',
  'changed_since',
].map((key) => `mainResult.${key}`);

/** A second payment that somebody settled. */
export const furtherPayment = {
  transaction_id: 'TX-2',
  merchant_name: null,
  gateway: 'Gateway Two',
  received_at: moment,
  settled: { at: moment, by: 'Rani', outcome: 'paid-back', note: 'At the gateway.' },
};

/** The answers of the calls that open an order's page. */
export const openedOrderReplies = {
  getDownloadHistory: { samples: [history], mayLack: historyMayLack },
  trackOrder: { samples: [{ data: { orderId: '104777', stage: 'approved' } }] },
  getOpenedOrders: { samples: [{ data: [{ orderId: '104777', until: moment }] }] },
  sendDocumentAgain: {
    samples: [{ data: { recipient: 'm.ostrowick@example.com', left: 2, handed_at: moment } }],
  },
  askRefund: { samples: [{ data: { created: true, request: ownRequest } }] },
  decideRefund: { samples: [{ data: { version: 4, state: 'accepted', granted: '19.50' } }] },
  settlePayment: { samples: [{ data: furtherPayment }] },
  getUnsettledPayments: {
    samples: [
      {
        data: { payments: [{ order_id: '104777', received_at: moment, gateway: null }], total: 1 },
      },
    ],
  },
  getOrder: {
    samples: [openedOrder],
    mayLack: [...openedOrderMayLack, 'data.question.fields'],
  },
};

/** The answers to what shops send, and to who asks for the shop. */
export const intakeReplies = {
  intakeOrders: { samples: [{ data: [{ order_id: '104777', created: true }] }] },
  intakePayments: { samples: [{ data: { order_id: '104777', process_status: 'New' } }] },
  health: { samples: [{ data: { generation: 1 } }], mayLack: ['data'] },
  shop: {
    samples: [
      {
        data: {
          productLabel: 'Pabean',
          companyName: 'Example Ltd',
          companyEmail: 'help@example.com',
          companyPhone: '+44 20 7946 0000',
          officialFormUrl: 'https://official.example.org',
          statementName: null,
          marketingUrl: 'https://www.example.com',
          portalUrl: 'https://portal.example.com',
        },
      },
    ],
    mayLack: [
      'data.companyEmail',
      'data.companyPhone',
      'data.officialFormUrl',
      'data.statementName',
    ],
  },
};

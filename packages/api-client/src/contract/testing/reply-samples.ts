import type { CallName } from '@pabean/api-client/contract';
import {
  declarationKeys,
  familyFieldKeys,
  folderCountKeys,
  orderFieldKeys,
  orderFields,
} from '@pabean/domain';
import { checkRun } from './check-run-samples.ts';
import { cockpitReplies } from './cockpit-samples.ts';
import { conversation, conversationReplies, detailMayLack } from './conversation-samples.ts';
import {
  askedCorrection,
  correctionReplies,
  corrections,
  correctionsMayLack,
} from './correction-samples.ts';
import { defenceReplies } from './defence-samples.ts';
import { disputeReplies } from './dispute-samples.ts';
import {
  checksMayLack,
  clockMayLack,
  dueCounts,
  dueMayLack,
  futureCounts,
  listedRow,
  markCounts,
  moment,
  row,
} from './list-samples.ts';
import {
  download,
  furtherPayment,
  intakeReplies,
  openedOrderReplies,
  refundRequest,
} from './opened-order-samples.ts';
import { operationReplies } from './operation-samples.ts';
import { orderHistory } from './order-history-samples.ts';
import { staffEvents } from './staff-event-samples.ts';

/** Answers of the server to one call, and where they may differ. */
export interface ReplySamples {
  readonly samples: readonly object[];
  /** Places that an answer of an earlier version lacks. */
  readonly mayLack?: readonly string[];
  /** Places whose value is not looked at. */
  readonly anything?: readonly string[];
}

const mail = (kind: string, transport: string | null, state: string) => ({
  id: '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11',
  order_id: '104777',
  create_ts: moment,
  remainder_mail: 0,
  uploadDoc: { file1: 'card.pdf', mail_service_provider: 'AWS', url: '/uploads/card.pdf' },
  kind,
  recipient: 'm.ostrowick@example.com',
  subject: 'Your declaration',
  state,
  transport,
  attempts: 1,
  last_error: null,
  sent_at: moment,
  delivery: 'delivered',
  delivery_words: null,
  delivery_at: moment,
  sent_again_by: 'Sendgrid',
  sent_again: { state, transport },
});

const order = {
  ...row,
  ...Object.fromEntries(
    orderFieldKeys.map((key) => [key, orderFields[key].kind === 'count' ? 2 : 'a text']),
  ),
  application_email: '104777@orders.example.com',
  paid_at: moment,
  signature: moment,
  processed_by: 'Sinta',
  refund_date: '2026-11-25',
  assignee_left: false,
  uploadDoc: {
    file1: 'card.pdf',
    customer_name: 'Maren Ostrowick-Vale',
    mail_service_provider: 'AWS',
    url: '/uploads/card.pdf',
    code: 'readable',
    code_page: 1,
  },
  mailHistory: [
    mail('approval', 'ses', 'sent'),
    mail('resend', 'sendgrid', 'queued'),
    mail('refund', 'smtp', 'failed'),
    mail('invoice', 'local', 'sent'),
    { ...mail('approval', 'sendgrid-sandbox', 'sent'), remainder_mail: 1 },
    mail('approval', null, 'queued'),
  ],
  mail_trouble: 'bounced',
  downloadHistory: [download],
  remark: [
    {
      id: 3,
      order_id: '104777',
      create_ts: moment,
      us_date: '11-21-2026',
      us_time: '05:00:00',
      remark_name: 'Sinta',
      remark: 'Called',
      whatsapp: 'Y',
      telephone: '',
      status_refund: '',
      voided: '',
      chargeback: '',
      report_error: '',
    },
  ],
  familyMember: [Object.fromEntries(familyFieldKeys.map((key) => [key, 'a text']))],
  importingGoods: Object.fromEntries(
    declarationKeys.map((key, index) => [key, index % 2 === 0 ? 'Yes' : 'No']),
  ),
  scheme: 'all-indonesia',
  scheme_fields: {
    sex: 'female',
    countries_21d: ['France'],
    cash_by_currency: [{ currency: 'EUR', amount: '12' }],
  },
  purchase: { ip: '203.0.113.42', network: 'visa' },
  checks: {
    scheme: 'all-indonesia',
    version: 1,
    marks: [
      {
        rule: 'twice.passport',
        severity: 'error',
        field: 'passport_number',
        words: 'Another order has the same passport and the same day of arrival.',
      },
    ],
    twice: ['104778'],
  },
  goodsDetails: { units: 'kg', value: 12 },
  conversation,
  marks: ['wrote'],
  corrections,
  askedCorrections: [askedCorrection],
  refundRequest,
  was_filed: true,
  further_payments: [furtherPayment],
  disputes: [{ dispute_id: 'DP-10001', kind: 'inquiry', state: 'lost' }],
  changed_after_approval: true,
};
const letter = { subject: 'Your declaration', html: '<p>', text: 'Hello', recipient: '' };
const member = { id: '1', name: 'Rani', email: 'rani@example.com', type: 'Team' };
const changes = {
  data: {
    changed: ['104777'],
    skipped: [
      {
        orderId: '104779',
        reason: '1 error is open.',
        folder: 'newOrder',
        openErrors: [{ rule: 'arrival.past', field: 'doa', words: 'The day of arrival is over.' }],
      },
      { orderId: '104778', reason: 'It was changed.' },
    ],
    undo: { 104777: 4 },
  },
};
const changeReplies = {
  samples: [changes],
  mayLack: ['data.skipped.0.folder', 'data.skipped.0.openErrors', 'data.undo'],
};

/** What the server answers to each call that carries more than its message. */
export const replies: Partial<Record<CallName, ReplySamples>> = {
  ...correctionReplies,
  ...disputeReplies,
  ...intakeReplies,
  ...openedOrderReplies,
  ...operationReplies,
  adminLogin: { samples: [{ data: { jwtToken: 'a.b.c' } }] },
  userInfo: { samples: [{ data: { name: 'Rani', email: 'rani@example.com', type: 'Team' } }] },
  getFolderCount: {
    samples: [
      {
        data: {
          ...Object.fromEntries(folderCountKeys.map((key, index) => [key, index])),
          ...{ lateOrdersCount: 3, atRiskOrdersCount: 12, openDisputesCount: 9 },
        },
      },
    ],
    mayLack: ['data.lateOrdersCount', 'data.atRiskOrdersCount', 'data.openDisputesCount'],
  },
  getOrdersList: {
    samples: [{ data: [listedRow], total: 1, more: false, marks: markCounts, due: dueCounts }],
    mayLack: [...dueMayLack, 'marks', 'data.0.marks', ...checksMayLack, ...clockMayLack('data.0')],
  },
  searchOrder: {
    samples: [{ data: [listedRow], total: 1, more: false, marks: markCounts, due: dueCounts }],
    mayLack: [...dueMayLack, 'marks', 'data.0.marks', ...checksMayLack, ...clockMayLack('data.0')],
  },
  getFutureOrderCount: futureCounts,
  getOrdersDetails: {
    samples: [{ data: order }],
    // What a declaration may say of goods is the domain's to know.
    mayLack: [
      ...detailMayLack,
      ...correctionsMayLack,
      'data.checks',
      ...['code', 'code_page'].map((key) => `data.uploadDoc.${key}`),
      ...clockMayLack('data'),
      'data.purchase',
      'data.purchase.ip',
      'data.purchase.network',
      'data.scheme',
      'data.scheme_fields',
      'data.scheme_fields.sex',
      'data.scheme_fields.countries_21d',
      'data.scheme_fields.cash_by_currency',
    ],
  },
  changeOrderStatus: changeReplies,
  assignOrderStatus: changeReplies,
  moveOrderStatus: changeReplies,
  moveToCompleteRefund: changeReplies,
  undoChange: changeReplies,
  uploadVisaDocument: { samples: [{}, { notice: 'It names nobody.' }], mayLack: ['notice'] },
  ...defenceReplies,
  getSentMail: { samples: [{ data: letter }] },
  getApprovalNotice: {
    samples: [{ data: { ...letter, whatsapp: { phone: '447700900123', text: 'Hello' } } }],
  },
  getTeamMemberList: { samples: [{ data: [member] }] },
  teamMemberInfo: {
    samples: [{ data: { ...member, myOrdersCount: 2 } }],
    mayLack: ['data.myOrdersCount'],
  },
  getTeamMemberType: { samples: [{ data: ['Team', 'Telecaller'] }] },
  paymentGateways: {
    samples: [
      {
        data: [
          { id: '1', gateway_name: 'One', is_active: '1' },
          { id: '2', gateway_name: 'Two', is_active: '0' },
        ],
      },
    ],
  },
  checkOpenOrders: checkRun,
  getCheckRun: checkRun,
  stopCheckRun: checkRun,
  getStaffEvents: staffEvents,
  getOrderHistory: orderHistory,
  getCountryOrderCount: {
    samples: [
      {
        data: [
          {
            nationality: 'GB',
            spellings: ['UK', 'Great Britain'],
            count: 6,
            standard_count: 1,
            priority_count: 2,
            future_count: 3,
          },
        ],
      },
    ],
    mayLack: ['data.0.spellings'],
  },
  ...cockpitReplies,
  ...conversationReplies,
};

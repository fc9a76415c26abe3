import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

/** What is wrong with a value: each place with what is said of it. */
function wrongs(schema: v.GenericSchema, value: unknown): string[] {
  const read = v.safeParse(schema, value);
  return (read.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

const long = (length: number) => 'x'.repeat(length);
const uuid = '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11';

/** Bodies that a call takes, and what a handler gets of them. */
const taken: readonly (readonly [string, v.GenericSchema, object, object])[] = [
  ['adminLogout', calls.adminLogout.body, {}, { everywhere: false }],
  ['adminLogout', calls.adminLogout.body, { everywhere: true }, { everywhere: true }],
  [
    'changeOrderStatus',
    calls.changeOrderStatus.body,
    { orderId: ['104777'], updatingStatus: 'Deleted', versions: { 104777: 3 } },
    {
      orderId: ['104777'],
      updatingStatus: 'Deleted',
      permanentDeletedFlag: false,
      versions: { 104777: 3 },
    },
  ],
  [
    'assignOrderStatus',
    calls.assignOrderStatus.body,
    { orderId: ['104777'], assignto: null },
    { orderId: ['104777'], assignto: null },
  ],
  [
    'moveOrderStatus',
    calls.moveOrderStatus.body,
    { orderId: ['104777'], updatingStatus: 'Customer Called', versions: { 104777: 0 } },
    { orderId: ['104777'], updatingStatus: 'Customer Called', versions: { 104777: 0 } },
  ],
  [
    'moveToCompleteRefund',
    calls.moveToCompleteRefund.body,
    { orderId: ['104777'], versions: { 104777: 2_147_483_647 } },
    { orderId: ['104777'], versions: { 104777: 2_147_483_647 } },
  ],
  [
    'addNewRemark',
    calls.addNewRemark.body,
    { orderId: '104777', remark: ' Called ', whatsapp: 'Y', telephone: 'N' },
    {
      orderId: '104777',
      remark: 'Called',
      whatsapp: 'Y',
      telephone: 'N',
      statusRefund: '',
      voided: '',
      chargeBack: '',
    },
  ],
  [
    'uploadVisaDocument',
    calls.uploadVisaDocument.body,
    { orderId: '104777', email: ' a@example.com ', mailServiceProvider: 'AWS', version: '3' },
    {
      orderId: '104777',
      email: 'a@example.com',
      mailServiceProvider: 'AWS',
      version: 3,
      confirmMismatch: '',
      mismatchRemark: '',
    },
  ],
  [
    'uploadVisaDocument',
    calls.uploadVisaDocument.body,
    {
      orderId: '104777',
      email: 'a@example.com',
      mailServiceProvider: 'Sendgrid',
      confirmMismatch: 'Y',
      mismatchRemark: ' Maiden name ',
    },
    {
      orderId: '104777',
      email: 'a@example.com',
      mailServiceProvider: 'Sendgrid',
      confirmMismatch: 'Y',
      mismatchRemark: 'Maiden name',
    },
  ],
  [
    'resendMail',
    calls.resendMail.body,
    { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' },
    { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' },
  ],
  [
    'sendMailAgain',
    calls.sendMailAgain.body,
    { orderId: '104777', mailId: uuid, mailServiceProvider: 'AWS' },
    { orderId: '104777', mailId: uuid, mailServiceProvider: 'AWS' },
  ],
  ['getSentMail', calls.getSentMail.params, { mailId: uuid }, { mailId: uuid }],
  [
    'getApprovalNotice',
    calls.getApprovalNotice.params,
    { orderId: '104777' },
    { orderId: '104777' },
  ],
  ['getOrdersDetails', calls.getOrdersDetails.params, { orderId: '104777' }, { orderId: '104777' }],
  ['getDefenceLetter', calls.getDefenceLetter.params, { orderId: '104777' }, { orderId: '104777' }],
  [
    'getDefenceLetter',
    calls.getDefenceLetter.query,
    { defencePackType: '2' },
    { defencePackType: 2 },
  ],
  [
    'getDefencePackPdf',
    calls.getDefencePackPdf.body,
    { orderId: '104777', defencePackType: 1 },
    { orderId: '104777', defencePackType: 1 },
  ],
  [
    'defencePackDetails',
    calls.defencePackDetails.body,
    { orderId: '104777', transactionId: ' TX-1 ', merchantName: 'Example' },
    { orderId: '104777', transactionId: 'TX-1', merchantName: 'Example' },
  ],
  ['sendInvoice', calls.sendInvoice.body, { orderId: 'Order #104777' }, { orderId: '104777' }],
  ['getFolderCount', calls.getFolderCount.query, { userName: 'Rani' }, { userName: 'Rani' }],
  ['getOrdersList', calls.getOrdersList.params, { orderName: 'myOrder' }, { orderName: 'myOrder' }],
  ['getOrdersList', calls.getOrdersList.query, {}, { page: 1, limit: 10 }],
  [
    'getOrdersList',
    calls.getOrdersList.query,
    {
      page: '10000000',
      limit: 1000,
      delay: '1',
      userName: 'Rani',
      month: 'Nov',
      bounced: '1',
      sort: 'name',
      dir: 'desc',
    },
    {
      page: 10_000_000,
      limit: 1000,
      delay: '1',
      userName: 'Rani',
      month: 'Nov',
      bounced: '1',
      sort: 'name',
      dir: 'desc',
    },
  ],
  [
    'searchOrder',
    calls.searchOrder.body,
    { start: 0, end: 1, searchVal: ' Maren ', folderName: 'allOrder', bounced: '1' },
    { start: 0, end: 1, searchVal: 'Maren', folderName: 'allOrder', bounced: '1' },
  ],
  ['getStaffEvents', calls.getStaffEvents.query, {}, { page: 1, limit: 10 }],
  [
    'getStaffEvents',
    calls.getStaffEvents.query,
    { memberId: '123456789012345', kind: 'signed-in', limit: '1000' },
    { memberId: '123456789012345', kind: 'signed-in', page: 1, limit: 1000 },
  ],
  ['getCountryOrderCount', calls.getCountryOrderCount.body, {}, {}],
  [
    'getProcessedByCount',
    calls.getProcessedByCount.body,
    { fromDate: '2026-11-01', toDate: null },
    { fromDate: '2026-11-01', toDate: null },
  ],
  [
    'updateTeamMember',
    calls.updateTeamMember.body,
    { name: 'Rani', email: 'r@example.com', type: 'Team', tmId: 12 },
    { name: 'Rani', email: 'r@example.com', type: 'Team', tmId: '12', password: '' },
  ],
  [
    'deleteTeamMember',
    calls.deleteTeamMember.body,
    { teamMemberId: '123456789012345678' },
    { teamMemberId: '123456789012345678' },
  ],
  ['teamMemberInfo', calls.teamMemberInfo.params, { id: 1 }, { id: '1' }],
  [
    'trackOrder',
    calls.trackOrder.body,
    { orderId: ' 104777 ', email: 'a@b.co' },
    { orderId: '104777', email: 'a@b.co' },
  ],
  [
    'getDownloadHistory',
    calls.getDownloadHistory.body,
    { orderId: '104777' },
    { orderId: '104777' },
  ],
  [
    'downloadPassportDocPdf',
    calls.downloadPassportDocPdf.body,
    { orderId: '104777', file1: 'card.pdf' },
    { orderId: '104777', file1: 'card.pdf' },
  ],
  [
    'downloadPassportDocPdf',
    calls.downloadPassportDocPdf.body,
    {
      orderId: '104777',
      customername: null,
      file1: 'card.pdf',
      timezone: 'Asia/Jakarta',
      pressedAt: '2026-11-21T10:00:00.000Z',
      held: true,
    },
    {
      orderId: '104777',
      customername: null,
      file1: 'card.pdf',
      timezone: 'Asia/Jakarta',
      pressedAt: '2026-11-21T10:00:00.000Z',
      held: true,
    },
  ],
  ['leave', calls.leave.body, {}, {}],
  ['leave', calls.leave.body, { orderId: '104777' }, { orderId: '104777' }],
];

test.each(taken)('%s takes %#', (_, schema, input, output) => {
  expect(v.parse(schema, input)).toEqual(output);
});

const remark = { orderId: '104777', remark: 'Called' };
const upload = { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' };
const list = { start: 0, end: 10, searchVal: '', folderName: 'newOrder' };
const bulk = { orderId: ['104777'], updatingStatus: 'Deleted' };
const member = { name: 'Rani', email: 'r@example.com', type: 'Team', tmId: '1' };

/** What a call refuses: the input that is right but for one thing, and what is said of that. */
const refused: readonly (readonly [string, v.GenericSchema, object, object, string])[] = [
  [
    'no order',
    calls.changeOrderStatus.body,
    bulk,
    { orderId: [] },
    'orderId: No order is selected.',
  ],
  [
    'too many orders',
    calls.moveOrderStatus.body,
    bulk,
    { orderId: Array(1001).fill('104777') },
    'orderId: Please select at most 1000 orders at once.',
  ],
  [
    'no order id',
    calls.moveToCompleteRefund.body,
    bulk,
    { orderId: ['7'] },
    'orderId.0: This is not an order id.',
  ],
  [
    'a status',
    calls.moveOrderStatus.body,
    bulk,
    { updatingStatus: 'Lost' },
    'updatingStatus: Unknown status.',
  ],
  ...[-1, 1.5, 2_147_483_648, '3'].map(
    (version) =>
      [
        `version ${version}`,
        calls.changeOrderStatus.body,
        bulk,
        { versions: { 104777: version } },
        'versions.104777: This is not a version of an order.',
      ] as const,
  ),
  [
    'a long remark',
    calls.addNewRemark.body,
    remark,
    { remark: long(5001) },
    'remark: Please use at most 5000 characters.',
  ],
  [
    'a remark with NUL',
    calls.addNewRemark.body,
    remark,
    { remark: 'a\0' },
    'remark: This text has a character that cannot be stored.',
  ],
  [
    'a remark with half a letter',
    calls.addNewRemark.body,
    remark,
    { remark: 'a\ud83d' },
    'remark: This text has a character that cannot be stored.',
  ],
  [
    'a provider',
    calls.resendMail.body,
    upload,
    { mailServiceProvider: 'Pigeon' },
    'mailServiceProvider: Please choose AWS or Sendgrid.',
  ],
  ['no address', calls.resendMail.body, upload, { email: ' ' }, 'email: Please enter your email'],
  [
    'no address',
    calls.resendMail.body,
    upload,
    { email: 'nobody' },
    'email: Please enter your email',
  ],
  [
    'a version',
    calls.uploadVisaDocument.body,
    upload,
    { version: 'three' },
    'version: This is not a version of an order.',
  ],
  [
    'a long reason',
    calls.uploadVisaDocument.body,
    upload,
    { mismatchRemark: long(5001) },
    'mismatchRemark: Please use at most 5000 characters.',
  ],
  [
    'a reason with NUL',
    calls.uploadVisaDocument.body,
    upload,
    { mismatchRemark: '\0' },
    'mismatchRemark: This text has a character that cannot be stored.',
  ],
  [
    'a pack',
    calls.getDefencePackPdf.body,
    { orderId: '104777' },
    { defencePackType: 3 },
    'defencePackType: There are the defence packs 1 and 2.',
  ],
  [
    'a pack',
    calls.getDefenceLetter.query,
    {},
    { defencePackType: 'one' },
    'defencePackType: There are the defence packs 1 and 2.',
  ],
  ['no id', calls.sendInvoice.body, {}, { orderId: 7 }, 'orderId: Please enter your order id.'],
  [
    'an id',
    calls.sendInvoice.body,
    {},
    { orderId: '../../etc' },
    'orderId: This is not an order id.',
  ],
  [
    'a folder',
    calls.getOrdersList.params,
    {},
    { orderName: 'recent' },
    'orderName: There is no such folder.',
  ],
  [
    'a folder',
    calls.searchOrder.body,
    list,
    { folderName: 'recent' },
    'folderName: There is no such folder.',
  ],
  ['page 0', calls.getOrdersList.query, {}, { page: 0 }, 'page: Pages start at 1.'],
  ['half a page', calls.getOrdersList.query, {}, { page: 1.5 }, 'page: Please use whole numbers.'],
  [
    'a far page',
    calls.getOrdersList.query,
    {},
    { page: '10000001' },
    'page: At most 10000000 rows a call.',
  ],
  ['many rows', calls.getOrdersList.query, {}, { limit: 1001 }, 'limit: At most 1000 rows a call.'],
  [
    'many rows',
    calls.getStaffEvents.query,
    {},
    { limit: 1001 },
    'limit: At most 1000 rows a call.',
  ],
  [
    'a far page',
    calls.getStaffEvents.query,
    {},
    { page: 10_000_001 },
    'page: At most 10000000 rows a call.',
  ],
  [
    'a column',
    calls.getOrdersList.query,
    {},
    { sort: 'phone' },
    'sort: There is no such column to sort by.',
  ],
  ['a direction', calls.searchOrder.body, list, { dir: 'up' }, 'dir: Sort asc or desc.'],
  [
    'a search with NUL',
    calls.searchOrder.body,
    list,
    { searchVal: '\0' },
    'searchVal: This text has a character that cannot be stored.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: 'Rani' },
    'memberId: There is no such member.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: '1a' },
    'memberId: There is no such member.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: 'a1' },
    'memberId: There is no such member.',
  ],
  [
    'a kind',
    calls.getStaffEvents.query,
    {},
    { kind: 'slept' },
    'kind: There is no such kind of event.',
  ],
  [
    'a day',
    calls.getCountryOrderCount.body,
    {},
    { fromDate: '31-12-2026' },
    'fromDate: Use YYYY-MM-DD.',
  ],
  [
    'a day',
    calls.getProcessedByCount.body,
    {},
    { toDate: '2026-02-30' },
    'toDate: Use YYYY-MM-DD.',
  ],
  [
    'a name of two lines',
    calls.updateTeamMember.body,
    member,
    { name: 'Ra\nni' },
    'name: Please enter a name without line breaks and invisible characters.',
  ],
  [
    'a name of the system',
    calls.updateTeamMember.body,
    member,
    { name: 'System' },
    'name: The system itself signs with this name. Please enter the name of a person.',
  ],
  [
    'a long name',
    calls.updateTeamMember.body,
    member,
    { name: long(101) },
    'name: Please use at most 100 characters.',
  ],
  [
    'a short password',
    calls.updateTeamMember.body,
    member,
    { password: '12345' },
    'password: New Password must be at least 6 characters.',
  ],
  [
    'a password that is no text',
    calls.updateTeamMember.body,
    member,
    { password: 5 },
    'password: New Password must be at least 6 characters.',
  ],
  [
    'a page in words',
    calls.getOrdersList.query,
    {},
    { page: 'two' },
    'page: Please use whole numbers.',
  ],
  [
    'a long password',
    calls.changePassword.body,
    {},
    { newPassword: long(201) },
    'newPassword: Please use at most 200 characters.',
  ],
  [
    'a long id',
    calls.trackOrder.body,
    { email: 'a@b.co' },
    { orderId: long(65) },
    'orderId: Please use at most 64 characters.',
  ],
];

test.each(refused)('%s: %#', (_, schema, right, more, words) => {
  expect(new Set(wrongs(schema, { ...right, ...more }))).toEqual(new Set([words]));
});

describe('refused, in whatever words', () => {
  test.each<readonly [string, v.GenericSchema, object]>([
    ['a flag', calls.adminLogout.body, { everywhere: 'yes' }],
    ['an assignee', calls.assignOrderStatus.body, { orderId: ['104777'] }],
    ['a mail', calls.getSentMail.params, { mailId: '7' }],
    ['a mail', calls.sendMailAgain.body, { ...upload, mailId: '7' }],
    ['an order', calls.getApprovalNotice.params, { orderId: '7' }],
    ['an order', calls.getOrdersDetails.params, { orderId: '7' }],
    ['an order', calls.getDefenceLetter.params, { orderId: '7' }],
    ['an order', calls.getDownloadHistory.body, { orderId: '7' }],
    ['an order', calls.leave.body, { orderId: '7' }],
    ['a member', calls.deleteTeamMember.body, { teamMemberId: '1234567890123456789' }],
    ['a member', calls.deleteTeamMember.body, { teamMemberId: '1a' }],
    ['a member', calls.teamMemberInfo.params, { id: 'a1' }],
    ['a member', calls.updateTeamMember.body, { ...member, tmId: null }],
    ['a first row', calls.searchOrder.body, { ...list, start: -1 }],
    ['half a first row', calls.searchOrder.body, { ...list, start: 0.5 }],
    ['no last row', calls.searchOrder.body, { ...list, end: 0 }],
    ['a long search', calls.searchOrder.body, { ...list, searchVal: long(201) }],
    ['a month', calls.getOrdersList.query, { month: 'November' }],
    ['a month', calls.searchOrder.body, { ...list, month: '11' }],
    ['a mark', calls.getOrdersList.query, { bounced: '0' }],
    ['a page of letters', calls.getOrdersList.query, { page: '1a' }],
    ['a page of letters', calls.getOrdersList.query, { page: 'a1' }],
    ['a page of 16 digits', calls.getOrdersList.query, { page: '0000000000000001' }],
    ['no page', calls.getOrdersList.query, { page: null }],
    ['no file', calls.downloadPassportDocPdf.body, { orderId: '104777' }],
    [
      'a press',
      calls.downloadPassportDocPdf.body,
      { orderId: '104777', file1: 'a', pressedAt: '7' },
    ],
    ['a gateway', calls.paymentGatewaySetting.body, { gatewayId: long(19) }],
  ])('%s: %#', (_, schema, input) => {
    expect(wrongs(schema, input)).not.toEqual([]);
  });
});

test('white space around a password belongs to it, and no password keeps the old one', () => {
  expect(v.parse(calls.changePassword.body, { newPassword: ' 1234 ' })).toEqual({
    newPassword: ' 1234 ',
  });
  expect(wrongs(calls.updateTeamMember.body, { ...member, password: '' })).toEqual([]);
});

test('an address of 254 characters is one, a longer one is none', () => {
  const domain = `@${`${long(60)}.`.repeat(3)}example`;
  const fits = long(254 - domain.length) + domain;
  const right = { orderId: '104777' };
  expect(wrongs(calls.trackOrder.body, { ...right, email: fits })).toEqual([]);
  expect(wrongs(calls.trackOrder.body, { ...right, email: `x${fits}` })).toEqual([
    'email: Please enter your email',
  ]);
});

test('an order id for an invoice is told one thing at a time', () => {
  const { body } = calls.sendInvoice;
  expect(wrongs(body, { orderId: '10 47' })).toEqual([
    'orderId: Order Id must be at least 6 characters.',
  ]);
  expect(wrongs(body, { orderId: '1047/7' })).toEqual(['orderId: This is not an order id.']);
});

import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const uuid = '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11';

/** Bodies that a call takes, and what a handler gets of them. */
const accepted: readonly (readonly [string, v.GenericSchema, object, object])[] = [
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

test.each(accepted)('%s takes %#', (_, schema, input, output) => {
  expect(v.parse(schema, input)).toEqual(output);
});

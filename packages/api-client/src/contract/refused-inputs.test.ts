import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { long, wrongs } from './testing/wrongs.ts';

const upload = { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' };
const list = { start: 0, end: 10, searchVal: '', folderName: 'newOrder' };
const mail = { orderId: '104777', mailId: '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11' };
const member = { name: 'Rani', email: 'r@example.com', type: 'Team', tmId: '1' };

describe('refused, in whatever words', () => {
  test.each<readonly [string, v.GenericSchema, object]>([
    ['a flag', calls.adminLogout.body, { everywhere: 'yes' }],
    ['an assignee', calls.assignOrderStatus.body, { orderId: ['104777'] }],
    ['a mail', calls.getSentMail.params, { mailId: '7' }],
    ['a mail', calls.sendMailAgain.body, { ...upload, mailId: '7' }],
    ['no mails', calls.sendMailsAgain.body, { mails: [] }],
    ['too many mails', calls.sendMailsAgain.body, { mails: Array(101).fill(mail) }],
    ['a provider', calls.sendMailsAgain.body, { mails: [mail], mailServiceProvider: 'Pigeon' }],
    ['a job', calls.dropJob.body, { kind: "send_mail'; --" }],
    ['no number of jobs', calls.dropJob.body, { kind: 'send_mail_AWS', seen: 0 }],
    ['half a job', calls.dropJob.body, { kind: 'send_mail_AWS', seen: 1.5 }],
    ['a number of jobs', calls.dropJob.body, { kind: 'send_mail_AWS', seen: '3' }],
    ['no job', calls.tryJobAgain.body, { kind: '' }],
    ['a member', calls.signOutMember.body, { memberId: 'Rani' }],
    ['an order', calls.getApprovalNotice.params, { orderId: '7' }],
    ['an order', calls.getOrdersDetails.params, { orderId: '7' }],
    ['an order', calls.getDefenceLetter.params, { orderId: '7' }],
    ['a case', calls.getDispute.params, { disputeId: '10001' }],
    ['a hash', calls.submitDispute.body, { disputeId: 'DP-1', sha256: 'abc' }],
    ['a case', calls.submitDispute.body, { disputeId: '1', sha256: 'a'.repeat(64) }],
    ['a case', calls.getDispute.params, { disputeId: 'DP-1; --' }],
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
    ['a mark', calls.getOrdersList.query, { answered: '1', wrote: 'yes' }],
    ['a mark', calls.searchOrder.body, { ...list, refundAsked: 1 }],
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

test('what the page System asks for is taken as it is', () => {
  expect(wrongs(calls.sendMailsAgain.body, { mails: [mail] })).toEqual([]);
  expect(wrongs(calls.dropJob.body, { kind: 'send_mail_AWS' })).toEqual([]);
  expect(wrongs(calls.dropJob.body, { kind: 'send_mail_AWS', seen: 1203 })).toEqual([]);
  expect(wrongs(calls.signOutMember.body, { memberId: '7' })).toEqual([]);
});

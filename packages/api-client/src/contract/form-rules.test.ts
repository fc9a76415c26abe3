import { fieldErrors } from '@pabean/api-client';
import {
  AddMemberSchema,
  ChangePasswordSchema,
  fileRequired,
  GatewaySchema,
  LoginSchema,
  mismatchRemarkRequired,
  RemarkSchema,
  SendInvoiceSchema,
  TrackSchema,
  TransactionSchema,
  UploadSchema,
} from '@pabean/api-client/contract';
import { type GenericSchema, parse } from 'valibot';
import { expect, it } from 'vitest';

const login = { email: 'rani@example.com', password: 'secret' };
const member = { name: 'Rani', email: 'rani@example.com', password: 'monsoon', type: 'Team' };
const upload = { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' };
const transaction = { orderId: '104777', transactionId: 'TX-1', merchantName: 'Example' };
const track = { orderId: '104777', email: 'a@example.com' };

it("takes an address such as o'neill@", () => {
  const typed = { ...track, email: " o'neill@example.com " };
  expect(parse(TrackSchema, typed)).toEqual({ ...track, email: "o'neill@example.com" });
});

/** The table of spec section 5, row by row; the forms and the server ask these same schemas. */
const rules: readonly (readonly [string, GenericSchema, object, string, unknown[], string])[] = [
  ['Login', LoginSchema, login, 'email', ['rani', 'rani@', 'a b@c.de'], 'Invalid email address'],
  ['Login', LoginSchema, login, 'email', ['', '  '], 'Email Address is required'],
  ['Login', LoginSchema, login, 'password', [''], 'Password is required'],
  [
    'Change Gateway',
    GatewaySchema,
    { gatewayId: '1' },
    'gatewayId',
    [''],
    'Please select gateway.',
  ],
  [
    'Update Password',
    ChangePasswordSchema,
    { newPassword: 'sixsix' },
    'newPassword',
    ['1', '12345'],
    'New Password must be at least 6 characters.',
  ],
  [
    'Update Password',
    ChangePasswordSchema,
    { newPassword: 'sixsix' },
    'newPassword',
    [''],
    'Please enter your New Password.',
  ],
  ['Team', AddMemberSchema, member, 'name', ['', ' '], 'Please enter your name.'],
  ['Team', AddMemberSchema, member, 'email', ['', 'rani@'], 'Please enter your email.'],
  ['Team', AddMemberSchema, member, 'password', [''], 'Please enter your password.'],
  ['Team', AddMemberSchema, member, 'type', ['', 'Owner'], 'Please select type.'],
  [
    'Remark',
    RemarkSchema,
    { orderId: '104777', remark: 'Called' },
    'remark',
    ['', ' \n ', '\u200b\u2060'],
    'Please enter your remark',
  ],
  [
    'Transaction details',
    TransactionSchema,
    transaction,
    'transactionId',
    ['', ' '],
    'Please enter your Transaction Id',
  ],
  [
    'Transaction details',
    TransactionSchema,
    transaction,
    'merchantName',
    ['', ' '],
    'Please enter your Merchant Name',
  ],
  ['Upload document', UploadSchema, upload, 'email', ['', 'nobody'], 'Please enter your email'],
  [
    'Send invoice',
    SendInvoiceSchema,
    { orderId: '104777' },
    'orderId',
    ['1', '12345'],
    'Order Id must be at least 6 characters.',
  ],
  [
    'Send invoice',
    SendInvoiceSchema,
    { orderId: '104777' },
    'orderId',
    ['', '  '],
    'Please enter your order id.',
  ],
  ['Track order', TrackSchema, track, 'orderId', ['', ' '], 'Please enter your orderId'],
  ['Track order', TrackSchema, track, 'email', ['', 'nobody'], 'Please enter your email'],
];

it.each(rules)('%s: %#', (_form, schema, right, field, wrong, message) => {
  expect(fieldErrors(schema, right)).toEqual({});
  for (const value of wrong) {
    expect(fieldErrors(schema, { ...right, [field]: value })).toEqual({ [field]: message });
  }
});

it('Upload document: a file, which no schema holds', () => {
  expect(fileRequired).toBe('File is required');
});

it('Upload document: a reason for a document that names nobody, asked by form and server', () => {
  expect(mismatchRemarkRequired).toBe('Please say why it is the right document');
});

it('Remark: the flags may be left out', () => {
  const flags = ['whatsapp', 'telephone', 'statusRefund', 'voided', 'chargeBack'];
  const right = { orderId: '104777', remark: 'Called' };
  for (const flag of flags) {
    expect(fieldErrors(RemarkSchema, { ...right, [flag]: 'Y' })).toEqual({});
    expect(fieldErrors(RemarkSchema, { ...right, [flag]: 'yes' })).toHaveProperty(flag);
  }
});

it('counts the lines of a reason as they were typed, and not as a form sends them', () => {
  const typed = 'a\n'.repeat(499);
  const sent = { ...upload, errorsReason: typed.replaceAll('\n', '\r\n') };
  expect(parse(UploadSchema, sent).errorsReason).toBe(typed.trim());
  expect(fieldErrors(UploadSchema, { ...upload, mismatchRemark: 'a\r\n'.repeat(2500) })).toEqual(
    {},
  );
});

import * as calls from '@pabean/api-client/contract';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { long, wrongs } from './testing/wrongs.ts';

const remark = { orderId: '104777', remark: 'Called' };
const upload = { orderId: '104777', email: 'a@example.com', mailServiceProvider: 'AWS' };
const bulk = { orderId: ['104777'], updatingStatus: 'Deleted' };

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
    'a remark with a short key',
    calls.addNewRemark.body,
    remark,
    { key: 'short' },
    'key: This is not a key of a message.',
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
  ...[
    ['no reason', '  ', 'Please say why it is filed all the same'],
    ['a longer reason', long(1001), 'Please use at most 1000 characters.'],
    ['a reason with NUL', 'a\0', 'This text has a character that cannot be stored.'],
  ].map(
    ([title = '', errorsReason, message]) =>
      [
        title,
        calls.moveOrderStatus.body,
        bulk,
        { errorsReason },
        `errorsReason: ${message}`,
      ] as const,
  ),
  [
    'a longer reason',
    calls.uploadVisaDocument.body,
    upload,
    { errorsReason: long(1001) },
    'errorsReason: Please use at most 1000 characters.',
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
];

test.each(refused)('%s: %#', (_, schema, right, more, words) => {
  expect(new Set(wrongs(schema, { ...right, ...more }))).toEqual(new Set([words]));
});

import {
  areOtherNetworks,
  correctedLabel,
  counted,
  formatDate,
  networkName,
  type PurchaseValues,
  processingModeLabel,
} from '@pabean/domain';
import { refundedAt, refundSum } from '../../../core/refund-words.ts';
import {
  bothTimes,
  digest,
  minute,
  passportEnd,
  sumWords,
  typed,
  value,
} from '../../../papers/bank-words.ts';
import { asOrdered } from '../../defence-pack/as-ordered.ts';
import { comparedWords, compellingMeter, compellingTable } from '../case-meters.ts';
import { disclosedAt } from '../disclosed-at.ts';
import { sideBySide } from '../duplicate.ts';
import { cell, facts, type MakeExhibit, times } from './exhibit.ts';
import { maskWords } from './mask-words.ts';
import { serviceExhibits } from './service-exhibits.ts';

/** Only what was ticked is said to be. */
function tickedWords({ terms_ticked_at: terms, refund_policy_ticked_at: policy }: PurchaseValues) {
  if (terms === undefined) return 'Refund policy';
  return policy === undefined ? 'Terms' : 'Terms and refund policy';
}

/** The exhibits that are made from the record, by their keys. */
export const recordExhibits = {
  ...serviceExhibits,
  order: (record) => {
    const { order } = asOrdered(record.detail);
    const { corrections } = record.detail;
    const later =
      corrections.length === 0
        ? ''
        : `, with ${counted(corrections.length, 'later correction')} listed`;
    return {
      title: `Order as ordered${later}`,
      paragraphs:
        corrections.length === 0
          ? []
          : ['The order as it came in. Later corrections are listed by field, without values.'],
      facts: facts([
        ['Order ID', value(order.order_id)],
        ['Received', bothTimes(order.created_at)],
        [
          'Service',
          `Electronic customs declaration for Indonesia, ${processingModeLabel(order.processing_mode)}`,
        ],
        ['Amount', sumWords(order.amount, order.currency)],
        ['Payment confirmed', order.paid_at && bothTimes(order.paid_at)],
        ['Transaction ID', order.transaction_id && value(order.transaction_id)],
        ['Merchant', order.merchant_name && typed(order.merchant_name)],
        ['Name', order.full_name && typed(order.full_name)],
        ['E-mail', order.email && typed(order.email)],
        ['Passport number', order.passport_number && passportEnd(order.passport_number)],
        ['Arrival', order.doa && formatDate(order.doa)],
        ['Place of arrival', order.place_of_arrival && typed(order.place_of_arrival)],
        ['Family', record.held.family === 0 ? null : counted(record.held.family, 'member')],
      ]),
      tables:
        corrections.length === 0
          ? []
          : [
              {
                heading: 'Later corrections',
                name: 'corrections',
                columns: [
                  { heading: 'Time', share: 6 },
                  { heading: 'By', share: 4 },
                  { heading: 'Field', share: 6 },
                ],
                rows: corrections.map(({ at, corrected_by: by, field }) => [
                  times(at),
                  by === 'staff' ? 'Our staff' : 'The customer',
                  correctedLabel(field),
                ]),
              },
            ],
    };
  },
  purchase: ({ held: { purchase, about } }) => {
    // A bank would read of another card than the case is about: which of the two is wrong is for staff to find out.
    const network = areOtherNetworks(about.network, purchase.network) ? '' : purchase.network;
    const list = facts([
      ['IP address', purchase.ip],
      ['Place', purchase.place],
      ['Device ID', purchase.device_id],
      ['Fingerprint', purchase.fingerprint],
      ['Device', purchase.user_agent && value(purchase.user_agent)],
      [
        'Card',
        purchase.last_four && `${networkName(network ?? '')} •••• ${purchase.last_four}`.trim(),
      ],
      ['3-D Secure', purchase.three_ds],
      ['AVS', purchase.avs],
      ['CVV', purchase.cvv],
      ['On the statement', purchase.descriptor],
      ['ARN', purchase.arn],
      ['Payment at the gateway', purchase.gateway_payment_id],
    ]);
    if (list.length === 0) return null;
    return {
      title: 'Device and payment at the purchase',
      paragraphs: ['As the shop recorded it when the payment was made. It cannot be changed.'],
      facts: list,
      tables: [],
    };
  },
  payments: (record) => {
    const answer = compellingMeter(record.held);
    const table = answer.answer === 'no' ? null : compellingTable(record.held, answer);
    if (table === null) return null;
    return {
      title: 'Three payments of the same card side by side',
      // Not the meter's own sentence: at the border it ends with what we doubt, which is for staff.
      paragraphs: [`${comparedWords(answer)}.`],
      facts: [],
      tables: [
        {
          heading: 'Payments',
          name: 'rows',
          columns: table.columns.map((heading, at) => ({ heading, share: at === 0 ? 2 : 4 })),
          rows: table.rows,
        },
      ],
    };
  },
  terms: ({ held }) => {
    const { purchase } = held;
    const disclosure = disclosedAt(held);
    const list = facts([
      ['Terms ticked', purchase.terms_ticked_at && bothTimes(purchase.terms_ticked_at)],
      ['Version of the terms', purchase.terms_version],
      ['SHA-256 of the terms', purchase.terms_hash && digest(purchase.terms_hash)],
      [
        'Refund policy ticked',
        purchase.refund_policy_ticked_at && bothTimes(purchase.refund_policy_ticked_at),
      ],
      ['Version of the policy', purchase.refund_policy_version],
      ['SHA-256 of the policy', purchase.refund_policy_hash && digest(purchase.refund_policy_hash)],
      ['Disclosure shown', disclosure && bothTimes(disclosure)],
      ['Version of the disclosure', purchase.disclosure_version],
    ]);
    const ticked = purchase.terms_ticked_at ?? purchase.refund_policy_ticked_at;
    if (ticked === undefined && disclosure === null) return null;
    return {
      title:
        ticked === undefined
          ? `What was shown of the service, ${minute(disclosure ?? '')}`
          : `${tickedWords(purchase)} ticked ${minute(ticked)}`,
      paragraphs:
        disclosure === null
          ? []
          : [
              'The disclosure says that the service is private, that the official form is free, and what the fee buys.',
            ],
      facts: list,
      tables: [],
    };
  },
  both: ({ held }) => {
    if (held.twin === null) return null;
    const { columns, rows } = sideBySide(held, held.twin);
    return {
      title: `Both orders side by side: ${held.order_id} and ${held.twin.order_id}`,
      paragraphs: [],
      facts: [],
      tables: [
        {
          heading: 'What they have',
          name: 'rows',
          columns: ['', ...columns, ''].map((heading, at) => ({
            heading,
            share: at === 0 ? 3 : at === 3 ? 2 : 6,
          })),
          rows: rows.map(({ label, values, differs }) => [
            label,
            // A number of a payment has as many digits as a card.
            ...values.map((text) => (label === 'Transaction' ? value(text, 90) : cell(text))),
            differs ? 'differs' : 'same',
          ]),
        },
      ],
    };
  },
  refund: ({ held, detail }) => {
    const { refundRequest: asked } = detail;
    const at = refundedAt(held);
    const list = facts([
      ['Refunded', at && bothTimes(at)],
      ['Sum refunded', refundSum(held)],
      ['Refund asked for', asked && bothTimes(asked.at)],
      ['Decision', asked && asked.state !== 'asked' ? asked.state : null],
      ['Decided', asked?.decided_at && bothTimes(asked.decided_at)],
      ['What was answered', asked?.sentence && value(maskWords(asked.sentence, detail))],
    ]);
    return list.length === 0
      ? null
      : { title: 'Refund record', paragraphs: [], facts: list, tables: [] };
  },
  chain: ({ head }) =>
    head && {
      title: 'Head of the order’s history',
      paragraphs: [
        'Each row of the history of an order carries the digest of the row before it. The last one stands for all of them.',
      ],
      facts: [
        ['Rows', String(head.rows)],
        ['Digest of the last row', `SHA-256 ${digest(head.digest)}`],
      ],
      tables: [],
    },
} as const satisfies Record<string, MakeExhibit>;

export type ExhibitKey = keyof typeof recordExhibits;

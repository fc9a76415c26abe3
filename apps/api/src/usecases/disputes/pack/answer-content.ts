import { type DisputeKind, disputeKindFacts, networkName } from '@pabean/domain';
import type { Env } from '../../../core/env.ts';
import { isPartlyRefunded, refundedAt, refundedWords } from '../../../core/refund-words.ts';
import { minute, sumWords, typed, value } from '../../../papers/bank-words.ts';
import { hanOf } from '../../../papers/defence-pack/content/index.ts';
import {
  type AnswerContent,
  type AnswerExhibit,
  letterAt,
} from '../../../papers/dispute-pack/answer-content.ts';
import { orderedExhibits } from './exhibit-order.ts';
import { maskWords } from './mask-words.ts';
import type { AnswerRecord } from './read-answer.ts';
import { type ExhibitKey, recordExhibits } from './record-exhibits.ts';
import { summaryOf } from './summary-of.ts';

/** The content with the titles of what staff left out. */
export interface MadeContent {
  readonly content: AnswerContent;
  readonly off: readonly { readonly key: string; readonly title: string }[];
}

/** Of the payment that the case is about. */
const transactionOf = ({ one, held, detail }: AnswerRecord): string | null =>
  held.isOtherPayment
    ? (one.told.transaction_id ?? one.told.gateway_payment_id ?? null)
    : detail.order.transaction_id;

/** The words of the answer to a case: facts of our own record, and no claim about anybody's rules. */
export function answerContent(record: AnswerRecord, company: Env['company']): MadeContent {
  const { one, held, detail } = record;
  const template = held.rules.template;
  const fileIds = record.files.map(({ id }) => id);
  const { on, off } = orderedExhibits(template, fileIds, one.exhibits);
  const exhibits = on.flatMap((key) => exhibitOf(record, key) ?? []);
  return {
    content: {
      title: `Answer to ${kindWords(one.kind)} ${value(one.gateway_dispute_id, 60)}`,
      sender: {
        label: company.productLabel,
        lines: [
          company.name,
          company.address,
          `${company.phone} · ${company.email}`,
          `Tax ID ${company.taxId}`,
        ],
      },
      facts: [
        ['Case', value(one.gateway_dispute_id, 60)],
        ['Our case', one.dispute_id],
        ['Reason', reasonOf(record)],
        ['Amount', value(sumWords(one.amount, one.currency))],
        ['Opened', minute(one.opened_at)],
        ['Answer due', one.answer_due_at === null ? value(null) : minute(one.answer_due_at)],
        ['Transaction ID', value(transactionOf(record), 60)],
        ['Order ID', value(detail.order.order_id)],
        ['Customer', typed(detail.order.full_name, 160)],
        ['Merchant', typed(detail.order.merchant_name, 60)],
      ],
      subject: held.rules.reason?.name ?? 'About this payment',
      summary: summaryOf(record),
      statement: `${company.productLabel} is a private service of ${company.name}. It is not affiliated with the Indonesian government.`,
      request: requestOf(held),
      exhibits: exhibits.map((exhibit, at) => ({ ...exhibit, letter: letterAt(at + 1) })),
      footer: `Case ${value(one.gateway_dispute_id, 60)} · ${one.dispute_id}`,
      han: hanOf(detail.order.nationality),
      fixedAt: one.opened_at,
    },
    off: off.flatMap((key) => {
      const exhibit = exhibitOf(record, key);
      return exhibit === null ? [] : [{ key, title: exhibit.title }];
    }),
  };
}

const ask = 'We ask you to consider these records and to decide this case in our favour';

/** Only a payment that went back whole is not asked for any more. */
function requestOf(held: AnswerRecord['held']): string {
  const at = refundedAt(held);
  if (at === null) return `${ask}.`;
  const refunded = `${refundedWords(held)} on ${minute(at)}.`;
  return isPartlyRefunded(held)
    ? `${refunded} ${ask} for the rest.`
    : `${refunded} We ask you to take this into account.`;
}

const kindWords = (kind: DisputeKind) => disputeKindFacts[kind].label.toLowerCase();

function reasonOf({ one, held }: AnswerRecord): string {
  const code = [networkName(one.network), one.reason_code].filter(Boolean).join(' ');
  const { reason } = held.rules;
  return value(reason === null ? code : `${code}, ${reason.name}`, 90);
}

function exhibitOf(record: AnswerRecord, key: string): Omit<AnswerExhibit, 'letter'> | null {
  const file = record.files.find(({ id }) => id === key);
  if (file !== undefined) {
    const empty = { paragraphs: [], facts: [], tables: [] };
    return {
      key,
      title: value(maskWords(file.file_name, record.detail), 80),
      file: file.id,
      ...empty,
    };
  }
  if (!Object.hasOwn(recordExhibits, key)) return null;
  const exhibit = recordExhibits[key as ExhibitKey](record);
  return exhibit && { key, file: null, ...exhibit };
}

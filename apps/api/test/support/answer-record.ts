import type { CaseRow } from '../../src/db/queries/dispute-case.ts';
import type { OrderRecord } from '../../src/db/queries/order-detail.ts';
import type { AnswerRecord } from '../../src/usecases/disputes/pack/read-answer.ts';
import { heldRecord } from './held-record.ts';

const bareCase = {
  id: 1,
  dispute_id: 'DP-100041',
  gateway: 'elsewhere',
  gateway_dispute_id: 'd-1',
  network: 'visa',
  reason_code: '10.4',
  kind: 'chargeback',
  amount: null,
  currency: null,
  opened_at: '2026-11-18T08:22:00.000Z',
  answer_due_at: null,
  exhibits: null,
  summary: null,
} as CaseRow;

const bareOrder: Partial<OrderRecord['order']> = {
  id: 1,
  order_id: 'T-104777',
  created_at: '2026-11-14T09:18:00.000Z',
  processing_mode: 'Standard',
  amount: null,
  currency: null,
  paid_at: null,
  transaction_id: null,
  merchant_name: null,
  full_name: null,
  email: null,
  passport_number: null,
  dob: null,
  doa: null,
  place_of_arrival: null,
  address_in_indonesia: null,
  nationality: null,
};

/** What an answer is made of, with just what is named here. */
export function answerRecord(more: {
  readonly one?: Partial<CaseRow>;
  readonly held?: Partial<AnswerRecord['held']>;
  readonly order?: Partial<OrderRecord['order']>;
  readonly detail?: Partial<OrderRecord>;
  readonly files?: AnswerRecord['files'];
  readonly head?: AnswerRecord['head'];
}): AnswerRecord {
  const detail: Partial<OrderRecord> = {
    order: { ...bareOrder, ...more.order } as OrderRecord['order'],
    family: [],
    mails: [],
    downloads: [],
    corrections: [],
    asked: [],
    refundRequest: null,
    entries: [],
    ...more.detail,
  };
  return {
    one: { ...bareCase, ...more.one },
    held: heldRecord(more.held),
    detail: detail as OrderRecord,
    files: more.files ?? [],
    head: more.head ?? null,
  };
}

/** A file that staff put into a pack. */
export const packedFile = (id: string, file_name: string): AnswerRecord['files'][number] => ({
  id,
  file_name,
  storage_key: `disputes/${id}`,
  media_type: 'application/pdf',
  size: 100,
  sha256: '-',
  pages: 1,
});

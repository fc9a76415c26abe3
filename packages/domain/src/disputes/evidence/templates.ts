import type { EvidenceId, UselessId } from './evidence-words.ts';

/** What an answer of one kind of reason needs, what helps it, and what does not. */
export interface EvidenceTemplate {
  readonly needed: readonly EvidenceId[];
  readonly helpful: readonly EvidenceId[];
  readonly useless: readonly UselessId[];
}

/** Not useful in any answer. */
const never: readonly UselessId[] = [
  'links',
  'accusation',
  'full_passport',
  'personal_extra',
  'audio_video',
  'undated',
  'shipping',
];

/**
 * The evidence by kind of reason, for a service that is delivered by mail and download. Rule books of
 * networks were not readable: what is no gateway's own list is our rule (decision 032).
 */
export const evidenceTemplates = {
  fraud: {
    needed: ['cover_letter', 'service_description', 'download_log'],
    helpful: [
      'purchase_ip_geo',
      'purchase_device',
      'three_ds',
      'avs_cvv',
      'profile_name_email',
      'portal_access_log',
      'prior_undisputed',
      'family_link',
      'order_confirmation',
      'filing_proof',
      'terms_accepted',
    ],
    useless: [...never, 'delivery_only', 'scanner_hits', 'terms_whole'],
  },
  not_received: {
    needed: ['cover_letter', 'filing_proof', 'document_delivered'],
    helpful: [
      'download_log',
      'portal_access_log',
      'arrival_window_met',
      'order_confirmation',
      'service_description',
      'customer_messages',
      'corrections_log',
      'terms_accepted',
    ],
    useless: [...never, 'scanner_hits'],
  },
  not_as_described: {
    needed: ['cover_letter', 'service_description', 'disclosure_shown', 'filing_proof'],
    helpful: [
      'terms_accepted',
      'download_log',
      'corrections_log',
      'customer_messages',
      'no_contact',
      'arrival_window_met',
      'order_confirmation',
    ],
    useless: [...never, 'terms_unaccepted', 'terms_whole'],
  },
  misrepresentation: {
    needed: ['cover_letter', 'disclosure_shown', 'terms_accepted', 'service_description'],
    helpful: [
      'order_confirmation',
      'price_shown',
      'filing_proof',
      'download_log',
      'customer_messages',
      'descriptor_shown',
    ],
    useless: [...never, 'terms_unaccepted', 'terms_whole'],
  },
  credit: {
    needed: ['cover_letter', 'refund_policy_shown'],
    helpful: [
      'refund_record',
      'refund_refusal',
      'terms_accepted',
      'no_contact',
      'customer_messages',
      'filing_proof',
      'document_delivered',
    ],
    useless: [...never, 'terms_unaccepted', 'late_refund'],
  },
  cancelled: {
    needed: ['cover_letter', 'refund_policy_shown', 'terms_accepted'],
    helpful: [
      'filing_proof',
      'document_delivered',
      'download_log',
      'no_contact',
      'customer_messages',
      'refund_record',
    ],
    useless: [...never, 'terms_unaccepted', 'late_refund'],
  },
  recurring: {
    needed: ['cover_letter', 'no_recurring'],
    helpful: ['order_confirmation', 'terms_accepted', 'filing_proof', 'service_description'],
    useless: [...never],
  },
  duplicate: {
    needed: ['cover_letter', 'both_orders'],
    helpful: [
      'filing_proof',
      'download_log',
      'settlement_record',
      'refund_record',
      'customer_messages',
    ],
    useless: [...never],
  },
  paid_other: {
    needed: ['cover_letter', 'both_orders', 'settlement_record'],
    helpful: ['refund_record', 'order_confirmation', 'customer_messages'],
    useless: [...never],
  },
  auth: {
    needed: ['cover_letter', 'authorisation_record'],
    helpful: ['settlement_record', 'order_confirmation'],
    useless: [...never, 'delivery_only'],
  },
  processing: {
    needed: ['cover_letter', 'settlement_record'],
    helpful: ['authorisation_record', 'price_shown', 'order_confirmation'],
    useless: [...never, 'delivery_only'],
  },
  amount: {
    needed: ['cover_letter', 'price_shown'],
    helpful: ['order_confirmation', 'terms_accepted', 'settlement_record', 'refund_record'],
    useless: [...never],
  },
  card_present: {
    needed: ['cover_letter', 'service_description', 'authorisation_record'],
    helpful: ['order_confirmation', 'purchase_ip_geo'],
    useless: [...never, 'delivery_only'],
  },
  request: {
    needed: ['cover_letter', 'order_confirmation', 'service_description'],
    helpful: ['download_log', 'descriptor_shown', 'filing_proof', 'profile_name_email'],
    useless: [...never],
  },
  /** Not defended with documents. */
  none: { needed: [], helpful: [], useless: [] },
} as const satisfies Record<string, EvidenceTemplate>;

export type TemplateId = keyof typeof evidenceTemplates;

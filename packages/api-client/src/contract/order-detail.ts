import {
  codeOutcomes,
  declarationCategories,
  deliveryStates,
  disputeKinds,
  disputeStates,
  type FamilyFieldKey,
  familyFieldKeys,
  mailKinds,
  mailServiceProviders,
  mailStates,
  mailTransports,
  mailTroubles,
  type OrderFieldKey,
  orderFieldKeys,
  orderFields,
  processingModes,
  schemeIds,
  severities,
} from '@pabean/domain';
import * as v from 'valibot';
import { ConversationEntrySchema, ConversationMarksSchema } from './conversation.ts';
import { AskedCorrectionSchema, CorrectionSchema } from './corrections.ts';
import { DownloadSchema } from './download.ts';
import { moment, processStatus } from './fields.ts';
import { PurchaseReply } from './intake-purchase.ts';
import { SchemeValue } from './intake-scheme.ts';
import { clockReplies } from './order-row.ts';
import { FurtherPaymentSchema } from './payments.ts';
import { RefundRequestSchema } from './refunds.ts';

const text = v.nullable(v.string());
const count = v.nullable(v.number());

/** The uploaded document of an order; `url` is where the signed-in reader can fetch it. */
export const UploadDocSchema = v.object({
  file1: v.string(),
  customer_name: text,
  mail_service_provider: v.picklist(mailServiceProviders),
  url: v.string(),
  /** What looking for its QR code found; null where nobody looked, and from an earlier server. */
  code: v.optional(v.nullable(v.picklist(codeOutcomes)), null),
  /** The page on which it stands, counted from 1; null where none was found. */
  code_page: v.optional(count, null),
});

export const MailHistorySchema = v.object({
  id: v.string(),
  order_id: v.string(),
  create_ts: moment,
  /** 1 means Yes (spec section 3): the mail repeats an earlier one. */
  remainder_mail: v.picklist([0, 1]),
  uploadDoc: v.object({
    file1: text,
    mail_service_provider: v.picklist(mailServiceProviders),
    url: text,
  }),
  kind: v.picklist(mailKinds),
  recipient: text,
  subject: v.string(),
  state: v.picklist(mailStates),
  /**
   * Who took the message; null while queued. `local` is the mailbox in the data directory, and like
   * Sendgrid's sandbox it delivers to no mailbox.
   */
  transport: v.nullable(v.picklist(mailTransports)),
  attempts: v.number(),
  last_error: text,
  sent_at: v.nullable(moment),
  /** What the provider told since, in its words; null until it does. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  delivery_words: text,
  delivery_at: v.nullable(moment),
  /** Through whom the same mail was asked to go out once more after this one failed or came back. */
  sent_again_by: v.nullable(v.picklist(mailServiceProviders)),
  /** The delivery of that mail, which may have failed too; null while there is none. */
  sent_again: v.nullable(
    v.object({
      state: v.picklist(mailStates),
      transport: v.nullable(v.picklist(mailTransports)),
    }),
  ),
});

export const RemarkRowSchema = v.object({
  id: v.number(),
  order_id: v.string(),
  create_ts: moment,
  us_date: v.string(),
  us_time: v.string(),
  remark_name: v.string(),
  remark: v.string(),
  whatsapp: v.string(),
  telephone: v.string(),
  status_refund: v.string(),
  voided: v.string(),
  chargeback: v.string(),
  report_error: v.string(),
});

export const FamilyMemberSchema = v.object(
  Object.fromEntries(familyFieldKeys.map((key) => [key, text])) as Record<
    FamilyFieldKey,
    typeof text
  >,
);

/** Every field of the table, as it is stored. */
const orderFieldReplies = Object.fromEntries(
  orderFieldKeys.map((key) => [key, orderFields[key].kind === 'count' ? count : text]),
) as {
  [Key in OrderFieldKey]: (typeof orderFields)[Key]['kind'] extends 'count'
    ? typeof count
    : typeof text;
};

const answer = v.picklist(['Yes', 'No']);
/** The eight yes/no answers of the declaration (spec section 3). */
export const ImportingGoodsSchema = v.object(
  Object.fromEntries(declarationCategories.map((category) => [category.key, answer])) as Record<
    (typeof declarationCategories)[number]['key'],
    typeof answer
  >,
);

/** What the rules of a scheme, in a version, found of an order. */
const ChecksSchema = v.object({
  scheme: v.string(),
  version: v.number(),
  marks: v.array(
    v.object({
      rule: v.string(),
      severity: v.picklist(severities),
      /** A field of the order or of the scheme, `importingGoods.KEY`, or `familyMember`. */
      field: v.string(),
      /** The sentence for staff. */
      words: v.string(),
    }),
  ),
  /** Other orders of the same traveller and day. */
  twice: v.array(v.string()),
});

/** Everything the View Order screen shows (spec sections 2 and 3). */
export const OrderDetailSchema = v.object({
  order_id: v.string(),
  version: v.number(),
  /** The order id at the configured mail domain (spec section 3). */
  application_email: v.string(),
  processing_mode: v.picklist(processingModes),
  process_status: processStatus,
  ...orderFieldReplies,
  /** When the payment was confirmed. */
  paid_at: v.nullable(moment),
  /** When the traveller drew a signature; null without one. */
  signature: v.nullable(moment),
  created_at: moment,
  processing_date: text,
  ...clockReplies,
  process_month: text,
  processed_by: text,
  refund_date: text,
  assign_to: text,
  /** Whom it is assigned to is no member any more: somebody else may take it. */
  assignee_left: v.optional(v.boolean()),
  uploadDoc: v.nullable(UploadDocSchema),
  mailHistory: v.array(MailHistorySchema),
  /** A mail came back or was complained about, and none has been delivered since. */
  mail_trouble: v.nullable(v.picklist(mailTroubles)),
  downloadHistory: v.array(DownloadSchema),
  remark: v.array(RemarkRowSchema),
  familyMember: v.array(FamilyMemberSchema),
  importingGoods: ImportingGoodsSchema,
  /** The declaration that the shop asked for; null where it said nothing. */
  scheme: v.optional(v.nullable(v.picklist(schemeIds)), null),
  /** What All Indonesia asks beyond the fields above; what did not come in is left out. */
  scheme_fields: v.optional(v.record(v.string(), SchemeValue), {}),
  /** What the shop knew when the traveller paid: never corrected. */
  purchase: v.optional(PurchaseReply, {}),
  /** Null while nothing was checked yet. */
  checks: v.optional(v.nullable(ChecksSchema), null),
  goodsDetails: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  /** Questions, answers and messages, oldest first. */
  conversation: v.optional(v.array(ConversationEntrySchema), []),
  /** What of the conversation waits for staff. */
  marks: v.optional(ConversationMarksSchema, []),
  /** Every correction, newest first. */
  corrections: v.optional(v.array(CorrectionSchema), []),
  /** What the traveller asked for after filing, newest first. */
  askedCorrections: v.optional(v.array(AskedCorrectionSchema), []),
  /** The last refund that the traveller asked for. */
  refundRequest: v.optional(v.nullable(RefundRequestSchema), null),
  /** Of an order in Refunds or refunded: whether it has been filed. Null of others, and from an earlier server. */
  was_filed: v.optional(v.nullable(v.boolean()), null),
  /** Payments beside the one that it was confirmed by, oldest first. */
  further_payments: v.optional(v.array(FurtherPaymentSchema), []),
  /** Disputes of its payment, the newest first. */
  disputes: v.optional(
    v.array(
      v.object({
        dispute_id: v.string(),
        kind: v.picklist(disputeKinds),
        state: v.picklist(disputeStates),
      }),
    ),
    [],
  ),
  /** Corrected after the document that stands now was approved. */
  changed_after_approval: v.optional(v.boolean(), false),
});

import {
  declarationCategories,
  deliveryStates,
  mailServiceProviders,
  mailTroubles,
  processingModes,
} from '@pabean/domain';
import * as v from 'valibot';
import { DownloadSchema } from './download.ts';
import { moment, processStatus } from './fields.ts';

const text = v.nullable(v.string());

/** The uploaded document of an order; `url` is where the signed-in reader can fetch it. */
export const UploadDocSchema = v.object({
  file1: v.string(),
  customer_name: text,
  mail_service_provider: v.picklist(mailServiceProviders),
  url: v.string(),
});

/** Where a message stands: in the queue, handed to its provider, or given up with the reason. */
export const mailStates = ['queued', 'sent', 'failed'] as const;

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
  kind: v.picklist(['approval', 'resend', 'refund', 'invoice']),
  recipient: text,
  subject: v.string(),
  state: v.picklist(mailStates),
  /**
   * Who took the message; null while queued. `local` is the mailbox in the data directory, and like
   * Sendgrid's sandbox it delivers to nobody.
   */
  transport: v.nullable(v.picklist(['local', 'ses', 'sendgrid', 'sendgrid-sandbox', 'smtp'])),
  attempts: v.number(),
  last_error: text,
  sent_at: v.nullable(moment),
  /** What the provider told since, in its words; null until it does. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  delivery_words: text,
  delivery_at: v.nullable(moment),
  /** Through whom the same mail went out once more after this one failed or came back. */
  sent_again_by: v.nullable(v.picklist(mailServiceProviders)),
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

export const FamilyMemberSchema = v.object({
  family_member_name: text,
  family_passport_number: text,
  family_nationality: text,
  family_other_nationalities: text,
  family_relationship: text,
});

const answer = v.picklist(['Yes', 'No']);
/** The eight yes/no answers of the declaration (spec section 3). */
export const ImportingGoodsSchema = v.object(
  Object.fromEntries(declarationCategories.map((category) => [category.key, answer])) as Record<
    (typeof declarationCategories)[number]['key'],
    typeof answer
  >,
);

/** Everything the View Order screen shows (spec sections 2 and 3). */
export const OrderDetailSchema = v.object({
  order_id: v.string(),
  version: v.number(),
  /** The order id at the configured mail domain (spec section 3). */
  application_email: v.string(),
  email: text,
  confirm_email: text,
  country_code: text,
  phone_number: text,
  processing_mode: v.picklist(processingModes),
  process_status: processStatus,
  passport_number: text,
  place_of_arrival: text,
  doa: text,
  full_name: text,
  dob: text,
  flight_voyage: text,
  nationality: text,
  occupation: text,
  address_in_indonesia: text,
  accompanied_baggage: v.nullable(v.number()),
  unaccompanied_baggage_select: text,
  unaccompanied_baggage: v.nullable(v.number()),
  family_members_travelling: v.nullable(v.number()),
  transaction_id: text,
  merchant_name: text,
  amount: text,
  currency: text,
  created_at: moment,
  processing_date: text,
  process_month: text,
  processed_by: text,
  refund_date: text,
  assign_to: text,
  uploadDoc: v.nullable(UploadDocSchema),
  mailHistory: v.array(MailHistorySchema),
  /** A mail came back or was complained about, and none has been delivered since. */
  mail_trouble: v.nullable(v.picklist(mailTroubles)),
  downloadHistory: v.array(DownloadSchema),
  remark: v.array(RemarkRowSchema),
  familyMember: v.array(FamilyMemberSchema),
  importingGoods: ImportingGoodsSchema,
  goodsDetails: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
});

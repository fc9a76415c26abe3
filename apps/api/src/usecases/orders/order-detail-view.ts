import type { Call, HandlerReply } from '@pabean/api-client/contract';
import {
  familyFieldKeys,
  type OrderFieldValues,
  orderFieldKeys,
  staffSentence,
} from '@pabean/domain';
import { documentPath } from '../../db/queries/documents.ts';
import { answersOf, type OrderRecord } from '../../db/queries/order-detail.ts';
import { entryView, marksOf } from '../conversation/entry-view.ts';
import { furtherPaymentView } from '../refunds/settle-payment.ts';
import type { Services } from '../services.ts';

type Detail = HandlerReply<Call<'getOrdersDetails'>>['data'];

const flag = (ticked: boolean) => (ticked ? 'Y' : '');

/**
 * An order's record in the words of spec section 3. Links to documents are signed; they expire, and
 * end with the session of the member who looks.
 * @param twice ids of other orders of the same traveller and day
 */
export function orderDetailView(
  record: OrderRecord,
  services: Services,
  sessionId: string,
  twice: readonly string[] = [],
): Detail {
  const { order, family, declaration, document, mails, downloads, remarks, corrections } = record;
  const url = (fileName: string) => {
    const path = documentPath(order.order_id, fileName);
    return `${path}?${services.tokens.signPath(path, sessionId)}`;
  };
  return {
    order_id: order.order_id,
    version: order.version,
    application_email: `${order.order_id}@${services.env.company.orderMailDomain}`,
    processing_mode: order.processing_mode,
    process_status: order.process_status,
    ...fieldValues(order),
    scheme: order.scheme,
    scheme_fields: order.scheme_fields ?? {},
    purchase: order.purchase ?? {},
    paid_at: order.paid_at,
    signature: record.signedAt,
    created_at: order.created_at,
    processing_date: order.processing_date,
    opens_at: order.opens_at,
    file_by_at: order.file_by_at,
    arrival_zone: order.arrival_zone,
    process_month: order.process_month,
    processed_by: order.processed_by_name,
    refund_date: order.refund_date,
    assign_to: order.assign_to,
    assignee_left: order.assignee_left,
    uploadDoc: document
      ? {
          file1: document.file_name,
          customer_name: order.full_name,
          mail_service_provider: document.mail_service_provider,
          url: url(document.file_name),
          code: document.code_outcome,
          code_page: document.code_place?.page ?? null,
        }
      : null,
    mailHistory: mails.map((mail) => ({
      id: mail.id,
      order_id: order.order_id,
      create_ts: mail.created_at,
      remainder_mail: mail.remainder_mail ? 1 : 0,
      uploadDoc: {
        file1: mail.file_name,
        mail_service_provider: mail.mail_service_provider,
        url: mail.file_name === null ? null : url(mail.file_name),
      },
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      state: mail.state,
      transport: mail.transport,
      attempts: mail.attempts,
      last_error: mail.last_error,
      sent_at: mail.sent_at,
      delivery: mail.delivery,
      delivery_words: mail.delivery_words,
      delivery_at: mail.delivery_at,
      sent_again_by: mail.sent_again_by,
      sent_again:
        mail.again_state === null
          ? null
          : { state: mail.again_state, transport: mail.again_transport },
    })),
    mail_trouble: order.mail_trouble,
    downloadHistory: downloads.map((download) => ({
      id: download.id,
      order_id: order.order_id,
      create_ts: download.created_at,
      ip: download.ip,
      timezone: download.timezone,
      browser: download.browser,
      os: download.os,
    })),
    remark: remarks.map((remark) => ({
      id: remark.id,
      order_id: order.order_id,
      create_ts: remark.created_at,
      us_date: remark.us_date,
      us_time: remark.us_time,
      remark_name: remark.remark_name,
      remark: remark.remark,
      whatsapp: flag(remark.whatsapp),
      telephone: flag(remark.telephone),
      status_refund: flag(remark.status_refund),
      voided: flag(remark.voided),
      chargeback: flag(remark.chargeback),
      report_error: flag(remark.report_error),
    })),
    familyMember: family.map(familyValues),
    importingGoods: answersOf(declaration),
    checks: order.checked && checksView(order.checked, twice),
    goodsDetails: declaration?.goods_details ?? {},
    conversation: record.entries.map((entry) => entryView(entry, order.full_name, url)),
    marks: marksOf(order),
    corrections: corrections.map((correction) => ({
      id: correction.id,
      create_ts: correction.at,
      version: correction.order_version,
      field: correction.field,
      before: correction.before,
      after: correction.after,
      by: correction.member_name,
      by_kind: correction.corrected_by,
      reason: correction.reason,
      after_approval: correction.after_approval,
    })),
    askedCorrections: record.asked.map(({ at, decided_name, ...asked }) => ({
      ...asked,
      create_ts: at,
      decided_by: decided_name,
    })),
    refundRequest: record.refundRequest && ownRefundRequest(record.refundRequest),
    was_filed: order.was_filed,
    further_payments: record.payments.map(furtherPaymentView),
    disputes: record.disputes,
    changed_after_approval: corrections.some((correction) => correction.after_approval),
  };
}

function checksView(
  { scheme, version, marks }: NonNullable<OrderRecord['order']['checked']>,
  twice: readonly string[],
): NonNullable<Detail['checks']> {
  const worded = marks.map(({ rule, severity, field }) => ({
    rule,
    severity,
    field,
    words: staffSentence(scheme, version, rule),
  }));
  return { scheme, version, marks: worded, twice: [...twice] };
}

const ownRefundRequest = ({
  decided_name,
  ...request
}: NonNullable<OrderRecord['refundRequest']>) => ({ ...request, decided_by: decided_name });

function fieldValues(order: OrderRecord['order']): OrderFieldValues {
  return Object.fromEntries(orderFieldKeys.map((key) => [key, order[key]])) as OrderFieldValues;
}

function familyValues(person: OrderRecord['family'][number]): Detail['familyMember'][number] {
  const values = familyFieldKeys.map((key) => [key, person[key]]);
  return Object.fromEntries(values) as Detail['familyMember'][number];
}

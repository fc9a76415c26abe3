import { type OrderFieldKey, orderFieldKeys, orderFields } from '@pabean/domain';
import type { Columns } from './schema-shape.ts';

/** The tables of orders and of what belongs to an order. */
type OfOrders =
  | 'orders'
  | 'order_family_member'
  | 'order_words'
  | 'order_declaration'
  | 'order_signature'
  | 'order_correction'
  | 'document'
  | 'mail_message'
  | 'mail_event'
  | 'download'
  | 'download_press'
  | 'document_delivery'
  | 'download_excess'
  | 'document_access'
  | 'order_view'
  | 'remark'
  | 'order_history'
  | 'invoice';

/** A column for each field of the table: only a count is a number when it is read. */
const orderFieldColumns = Object.fromEntries(
  orderFieldKeys.map((key) => [
    key,
    orderFields[key].kind === 'count' ? 'number or null' : 'text or null',
  ]),
) as Pick<Columns<'orders'>['orders'], OrderFieldKey>;

export const orderColumns: Columns<OfOrders> = {
  orders: {
    ...orderFieldColumns,
    id: 'number',
    order_id: 'text',
    version: 'number',
    process_status: 'text',
    processing_mode: 'text',
    status_since: 'text',
    assigned_to: 'number or null',
    paid_at: 'text or null',
    process_month: 'text or null',
    processing_date: 'text or null',
    processed_by: 'number or null',
    refund_date: 'text or null',
    erased_at: 'text or null',
    created_at: 'text',
    search_text: 'text or null',
    mail_trouble: 'text or null',
    nationality_code: 'text or null',
  },
  order_words: {
    order_pk: 'number',
    week: 'number',
    words: 'text',
    telephone: 'text',
  },
  order_family_member: {
    order_pk: 'number',
    position: 'number',
    family_member_name: 'text or null',
    family_passport_number: 'text or null',
    family_nationality: 'text or null',
    family_other_nationalities: 'text or null',
    family_relationship: 'text or null',
  },
  order_declaration: {
    order_pk: 'number',
    animals_fish_plants: 'boolean',
    narcotics: 'boolean',
    currency: 'boolean',
    foreign_banknotes: 'boolean',
    cigarettes: 'boolean',
    purchase: 'boolean',
    imported_goods: 'boolean',
    goods_originating: 'boolean',
    goods_details: 'json',
  },
  order_correction: {
    id: 'number',
    order_pk: 'number',
    order_version: 'number',
    field: 'text',
    before: 'json or null',
    after: 'json or null',
    reason: 'text or null',
    corrected_by: 'text',
    member_id: 'number or null',
    member_name: 'text',
    document_id: 'text or null',
    at: 'text',
  },
  order_signature: {
    order_pk: 'number',
    data_url: 'text',
    created_at: 'text',
  },
  document: {
    id: 'text',
    order_pk: 'number',
    file_name: 'text',
    storage_key: 'text',
    media_type: 'text',
    size: 'number',
    sha256: 'text',
    mail_service_provider: 'text',
    created_by: 'number or null',
    created_at: 'text',
    replaced_at: 'text or null',
  },
  mail_message: {
    id: 'text',
    order_pk: 'number',
    kind: 'text',
    recipient: 'text or null',
    subject: 'text',
    html: 'text',
    body_text: 'text',
    document_id: 'text or null',
    mail_service_provider: 'text',
    remainder_mail: 'boolean',
    state: 'text',
    transport: 'text or null',
    provider_message_id: 'text or null',
    attempts: 'number',
    last_error: 'text or null',
    created_by: 'number or null',
    created_at: 'text',
    sent_at: 'text or null',
    delivery: 'text or null',
    delivery_words: 'text or null',
    delivery_at: 'text or null',
    sent_again_as: 'text or null',
  },
  mail_event: {
    id: 'number',
    mail_id: 'text',
    provider: 'text',
    event_id: 'text',
    state: 'text',
    words: 'text or null',
    at: 'text',
    received_at: 'text',
  },
  download: {
    id: 'number',
    order_pk: 'number',
    document_id: 'text or null',
    ip: 'text',
    timezone: 'text or null',
    browser: 'text',
    os: 'text or null',
    created_at: 'text',
  },
  download_press: {
    id: 'number',
    order_pk: 'number',
    document_id: 'text',
    session: 'text',
    pressed_at: 'text or null',
    ip: 'text',
    timezone: 'text or null',
    browser: 'text',
    os: 'text',
    created_at: 'text',
    cut_at: 'text or null',
    counted_at: 'text or null',
  },
  document_delivery: {
    document_id: 'text',
    session: 'text',
    order_pk: 'number',
    sent: 'text',
    whole_at: 'text or null',
  },
  download_excess: {
    order_pk: 'number',
    hour: 'text',
    presses: 'number',
  },
  document_access: {
    id: 'number',
    order_pk: 'number',
    document_id: 'text',
    at: 'text',
    method: 'text',
    kind: 'text',
    permission: 'text',
    ip: 'text',
    timezone: 'text or null',
    browser: 'text',
    os: 'text',
    member_id: 'number or null',
  },
  order_view: {
    order_pk: 'number',
    member_id: 'number',
    hour: 'text',
    at: 'text',
    ip: 'text',
  },
  remark: {
    id: 'number',
    order_pk: 'number',
    member_id: 'number or null',
    remark_name: 'text',
    remark: 'text',
    whatsapp: 'boolean',
    telephone: 'boolean',
    status_refund: 'boolean',
    voided: 'boolean',
    chargeback: 'boolean',
    report_error: 'boolean',
    created_at: 'text',
  },
  order_history: {
    id: 'number',
    order_pk: 'number',
    order_version: 'number',
    at: 'text',
    actor_kind: 'text',
    actor_id: 'number or null',
    actor_name: 'text',
    ip: 'text or null',
    action: 'text',
    detail: 'json',
  },
  invoice: {
    id: 'number',
    order_pk: 'number',
    number: 'text',
    amount: 'text',
    currency: 'text',
    issued_by: 'number or null',
    issued_at: 'text',
  },
};

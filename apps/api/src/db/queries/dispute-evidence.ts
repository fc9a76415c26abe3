import type { CodeOutcome, DeliveryState, MailKind, PurchaseValues } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What an order's record holds that may be evidence; moments are ISO 8601 in UTC. */
export interface EvidenceRow {
  readonly pk: number;
  readonly order_id: string;
  readonly process_status: string;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly gateway: string | null;
  readonly transaction_id: string | null;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly passport_number: string | null;
  readonly doa: string | null;
  /** The day of arrival that was ordered, where it was corrected since; null where it was not. */
  readonly ordered_arrival: { readonly day: string | null } | null;
  readonly place_of_arrival: string | null;
  readonly refund_date: string | null;
  /** What went back of the payment; null where all of it did. */
  readonly refunded: string | null;
  readonly erased_at: string | null;
  readonly purchase: PurchaseValues;
  readonly document: { at: string; file: string; code: CodeOutcome | null } | null;
  /** Those that left, oldest first. */
  readonly mails: readonly {
    kind: MailKind;
    state: 'sent';
    transport: string | null;
    file: boolean;
    /** Of a version that another one has replaced since. */
    earlier?: boolean;
    /** To another address than the order has had. */
    elsewhere?: boolean;
    sent_at: string | null;
    delivery: DeliveryState | null;
    delivery_at: string | null;
  }[];
  /** By people, oldest first. */
  readonly downloads: readonly { at: string; ip: string; browser: string; earlier?: boolean }[];
  /** What the traveller did on the order's page, oldest first. */
  readonly accesses: readonly { at: string; what: string }[];
  /** Transactions of payments beyond the one that stands in the order's row, in small letters. */
  readonly further_payments: readonly string[];
  /** Other names of the one that stands there, as staff found, in small letters. */
  readonly payment_names: readonly string[];
  readonly corrections: number;
  readonly family: number;
  /** Of the conversation, by the traveller. */
  readonly messages: readonly string[];
  /** Remarks of staff that tell of WhatsApp, of the telephone or of a refund, oldest first. */
  readonly contacts: readonly string[];
  readonly refund: { at: string; state: string; decided_at: string | null } | null;
}

/** Whether a mail or a download is of a version that was replaced since. */
const earlier = (column: string): RawBuilder<boolean> =>
  sql`exists (select from document v where v.id = ${sql.ref(column)} and v.replaced_at is not null)`;
/** Whose an address is that staff chose and that the order never had is not on record. */
const elsewhere = sql<boolean>`not exists (
  select from (select o.email as address union all select c.before #>> '{}' from order_correction c
    where c.order_pk = o.id and c.field = 'email') known
  where lower(trim(known.address)) = lower(trim(m.recipient)))`;
/** Transactions that came in beside an order's own. */
const transactions = (isCounted: RawBuilder<boolean>): RawBuilder<string[]> =>
  sql`array(select lower(p.transaction_id) from order_payment p
    where p.order_pk = o.id and ${isCounted} order by 1)`;
const iso = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Reads what is held of these orders, all in one statement. */
export async function readEvidence(
  db: Kysely<Database>,
  pks: readonly number[],
): Promise<EvidenceRow[]> {
  if (pks.length === 0) return [];
  const { rows } = await sql<EvidenceRow>`
    select o.id as pk, o.order_id, o.process_status, o.created_at, o.paid_at, o.amount::text, o.currency,
      o.gateway, o.transaction_id, o.full_name, o.email, o.phone_number, o.passport_number, o.doa,
      o.place_of_arrival, o.refund_date, o.refunded::text, o.erased_at, coalesce(e.evidence, '{}') as purchase,
      (select json_build_object('at', ${iso('d.created_at')}, 'file', d.file_name, 'code', d.code_outcome)
        from document d where d.order_pk = o.id and d.replaced_at is null limit 1) as document,
      coalesce((select json_agg(json_build_object('kind', m.kind, 'state', m.state, 'transport', m.transport,
          'file', m.document_id is not null, 'earlier', ${earlier('m.document_id')}, 'elsewhere', ${elsewhere},
          'sent_at', ${iso('m.sent_at')}, 'delivery', m.delivery,
          'delivery_at', ${iso('m.delivery_at')}) order by m.sent_at, m.id)
        from mail_message m where m.order_pk = o.id and m.state = 'sent'), '[]') as mails,
      coalesce((select json_agg(json_build_object('at', ${iso('w.created_at')}, 'ip', w.ip,
          'browser', w.browser, 'earlier', ${earlier('w.document_id')}) order by w.created_at, w.id)
        from download w where w.order_pk = o.id), '[]') as downloads,
      coalesce((select json_agg(json_build_object('at', ${iso('t.at')}, 'what', t.what) order by t.at, t.what)
        from (
          select a.at, 'fetched' as what from document_access a
          where a.order_pk = o.id and a.permission = 'order' and a.kind = 'person'
          union all
          select h.at, case when h.detail ? 'takenBack' then 'correction-taken-back' else h.action end
          from order_history h
          where h.order_pk = o.id and h.actor_kind = 'traveller' and h.action in
            ('disclosed', 'answered', 'wrote', 'corrected', 'correction-asked', 'refund-asked')
        ) t), '[]') as accesses,
      (select json_build_object('day', c.before) from order_correction c
        where c.order_pk = o.id and c.field = 'doa' order by c.id limit 1) as ordered_arrival,
      (select count(*)::int from order_correction c where c.order_pk = o.id) as corrections,
      ${transactions(sql`p.outcome is distinct from 'same-payment'`)} as further_payments,
      ${transactions(sql`p.outcome = 'same-payment'`)} as payment_names,
      (select count(*)::int from order_family_member f where f.order_pk = o.id) as family,
      coalesce((select json_agg(${iso('g.at')} order by g.id) from order_message g
        where g.order_pk = o.id and g.author = 'traveller'), '[]') as messages,
      coalesce((select json_agg(${iso('k.created_at')} order by k.created_at, k.id) from remark k
        where k.order_pk = o.id and (k.whatsapp or k.telephone or k.status_refund)), '[]') as contacts,
      (select json_build_object('at', ${iso('r.at')}, 'state', r.state, 'decided_at', ${iso('r.decided_at')})
        from refund_request r where r.order_pk = o.id order by r.id desc limit 1) as refund
    from orders o left join order_purchase e on e.order_pk = o.id
    where o.id = any(${[...pks]}) order by o.id`.execute(db);
  return rows;
}

/** A payment by a card, with what became of it. */
export interface CardPayment {
  readonly pk: number;
  readonly order_id: string;
  readonly email: string | null;
  readonly paid_at: string | null;
  readonly amount: string | null;
  readonly purchase: PurchaseValues;
  readonly disputed: boolean;
  readonly fraud_report: boolean;
}

/** The newest payments of these cards; an index holds the tokens (0058). */
export async function paymentsOfCards(
  db: Kysely<Database>,
  tokens: readonly string[],
): Promise<CardPayment[]> {
  if (tokens.length === 0) return [];
  const { rows } = await sql<CardPayment>`
    select o.id as pk, o.order_id, o.email, o.paid_at, o.amount::text, e.evidence as purchase,
      exists (select from dispute d where d.order_pk = o.id and d.kind <> 'fraud_report') as disputed,
      exists (select from dispute d where d.order_pk = o.id and d.kind = 'fraud_report') as fraud_report
    from order_purchase e join orders o on o.id = e.order_pk
    where e.evidence ? 'card_token' and e.evidence ->> 'card_token' = any(${[...tokens]})
      and o.erased_at is null
    order by o.paid_at desc nulls last, o.id limit 2000`.execute(db);
  return rows;
}

/**
 * Of each of these orders the paid one that was placed nearest to it by the same traveller (passport or
 * e-mail) or with the same card. What nobody paid was charged to nobody, let alone twice.
 */
export async function nearestTwins(
  db: Kysely<Database>,
  pks: readonly number[],
): Promise<{ pk: number; other: number }[]> {
  if (pks.length === 0) return [];
  const counts = sql`other.id <> one.id and other.paid_at is not null and other.erased_at is null`;
  const { rows } = await sql<{ pk: number; other: number }>`
    select one.id as pk, twin.id as other
    from orders one left join order_purchase mine on mine.order_pk = one.id, lateral (
      select near.id from (
        (select other.id, other.created_at from orders other
          where same_passport(other.passport_number) = same_passport(one.passport_number)
            and same_passport(one.passport_number) <> '' and ${counts} limit 200)
        union
        (select other.id, other.created_at from orders other
          where lower(other.email) = lower(one.email) and ${counts} limit 200)
        union
        (select other.id, other.created_at from order_purchase e join orders other on other.id = e.order_pk
          where e.evidence ? 'card_token' and e.evidence ->> 'card_token' = mine.evidence ->> 'card_token'
            and ${counts} limit 200)
      ) near
      order by abs(extract(epoch from near.created_at - one.created_at)), near.id limit 1
    ) twin
    where one.id = any(${[...pks]})`.execute(db);
  return rows;
}

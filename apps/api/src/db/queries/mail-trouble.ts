import type { MailKind, MailRefusal, MailServiceProvider } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** How mails ended, or wait, since some moment. */
export interface MailCount {
  readonly provider: MailServiceProvider;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly refused: MailRefusal | null;
  readonly bounced: boolean;
  readonly mails: number;
}

/** The mails that were tried in the last hours, counted by how that ended. */
export function countTriedMails(db: Kysely<Database>, hours: number): Promise<MailCount[]> {
  const bounced = sql<boolean>`coalesce(delivery in ('bounced', 'complained'), false)`;
  return (
    db
      .selectFrom('mail_message')
      .select(['mail_service_provider as provider', 'state', 'refused', bounced.as('bounced')])
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('tried_at', '>', sql<string>`now() - make_interval(hours => ${hours}::int)`)
      // What was sent again is counted by what became of it then.
      .where('sent_again_as', 'is', null)
      .groupBy(['mail_service_provider', 'state', 'refused', bounced])
      .execute()
  );
}

/** A provider that refuses us: how many letters wait for that, since when, and what it says. */
export interface AccountRefused {
  readonly provider: MailServiceProvider;
  readonly letters: number;
  readonly since: string;
  readonly words: string | null;
}

export async function findAccountRefusals(db: Kysely<Database>): Promise<AccountRefused[]> {
  const { rows } = await sql<AccountRefused>`
    select mail_service_provider as provider, count(*)::int as letters, min(created_at) as since,
      (array_agg(last_error order by tried_at desc))[1] as words
    from mail_message where state = 'queued' and refused = 'account'
    group by mail_service_provider order by mail_service_provider`.execute(db);
  return rows;
}

/** A letter that its recipient did not get. */
export interface TroubledMail {
  readonly mail_id: string;
  readonly order_id: string;
  readonly recipient: string;
  readonly kind: MailKind;
  readonly provider: MailServiceProvider;
  /** In the words of the server that refused it or sent it back. */
  readonly words: string | null;
  readonly at: string;
}

/**
 * Letters that were given up or came back, of orders whose mail is in trouble, newest first: what was
 * sent again, or settled by a later letter, is not among them.
 */
export async function listTroubledMails(
  db: Kysely<Database>,
  most: number,
): Promise<{ readonly rows: TroubledMail[]; readonly total: number }> {
  const { rows } = await sql<TroubledMail & { readonly total: number }>`
    select m.id as mail_id, o.order_id, m.recipient, m.kind, m.mail_service_provider as provider,
      coalesce(m.delivery_words, m.last_error) as words,
      coalesce(m.delivery_at, m.tried_at) as at, count(*) over ()::int as total
    from orders o join mail_message m on m.order_pk = o.id
    where o.mail_trouble is not null and m.recipient is not null and m.sent_again_as is null
      and (m.delivery = 'bounced'
        or m.delivery is null and m.state = 'failed' and m.tried_at is not null)
      and (m.kind <> 'emailChanged' or lower(m.recipient) = lower(o.email))
      -- As order_mail_trouble (0084) has it for the whole order.
      and not exists (select from mail_message later
        where later.order_pk = m.order_pk and later.created_at > m.created_at
          and case when m.delivery = 'bounced' then later.delivery = 'delivered'
            else later.state = 'sent' and coalesce(later.delivery, 'delivered') = 'delivered' end
          and (m.document_id is null or later.document_id is not null))
    order by at desc, m.id limit ${most}`.execute(db);
  return {
    rows: rows.map(({ total: _, ...mail }) => mail),
    total: rows[0]?.total ?? 0,
  };
}

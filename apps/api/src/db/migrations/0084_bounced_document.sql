-- As 0070 has it, but for a mail with a document that came back: it is settled by a later one with a document
-- alone, as one that was given up is. The letter that tells of a corrected e-mail arrives at the new address, and
-- nobody has sent the document there by it.
create or replace function order_mail_trouble(pk bigint) returns text language sql stable as $$
  with told as (
    select m.delivery, m.created_at, m.document_id,
      m.delivery is null and m.state = 'failed' and m.tried_at is not null
        and m.sent_again_as is null as given_up,
      m.state = 'sent' and coalesce(m.delivery, 'delivered') = 'delivered' as taken
    from mail_message m
    where m.order_pk = pk
      and (m.kind <> 'emailChanged' or lower(m.recipient) =
        (select lower(o.email) from orders o where o.id = pk)))
  select max(trouble) from (
    select t.delivery as trouble from told t
    where t.delivery = 'complained'
      or t.delivery = 'bounced' and not exists (
        select from told later
        where later.created_at > t.created_at and later.delivery = 'delivered'
          and (t.document_id is null or later.document_id is not null))
    union all
    select 'bounced' from told t
    where t.given_up and not exists (
      select from told later
      where later.created_at > t.created_at and later.taken
        and (t.document_id is null or later.document_id is not null))
  ) found
$$;

update orders set mail_trouble = order_mail_trouble(id)
  where mail_trouble is null and order_mail_trouble(id) is not null and id in (
    select order_pk from mail_message where delivery = 'bounced' and document_id is not null);

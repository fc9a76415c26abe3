-- The language that an order's letters are written in, a BCP 47 tag; null is English. Letters of more
-- kinds: all words of the check before are in this one, so no row has to be read again for it.
alter table orders add column language text;

alter table mail_message
  drop constraint mail_message_kind_check,
  add constraint mail_message_kind_check check (kind in (
    'approval', 'resend', 'refund', 'invoice', 'orderReceived', 'question', 'reminder',
    'messageAnswer', 'correctedDocument', 'refundAsked', 'refundRefused', 'correctionAccepted',
    'correctionRefused', 'emailChanged')) not valid;

-- As 0007 has it, but for the letter that tells of a changed address: it goes to the address before as
-- well, and what becomes of it there says nothing of the address that the order has.
create or replace function order_mail_trouble(pk bigint) returns text language sql stable as $$
  with told as (
    select m.delivery, m.created_at from mail_message m
    where m.order_pk = pk and m.delivery in ('complained', 'bounced', 'delivered')
      and (m.kind <> 'emailChanged' or lower(m.recipient) =
        (select lower(o.email) from orders o where o.id = pk)))
  select max(t.delivery) from told t
  where t.delivery = 'complained'
    or t.delivery = 'bounced' and not exists (
      select from told later
      where later.created_at > t.created_at and later.delivery = 'delivered')
$$;

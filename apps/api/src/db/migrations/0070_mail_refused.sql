-- Whether a mail was refused for good, by whose fault, and when it was tried last: null for mails that
-- were not tried since this version runs. A mail that is given up is trouble of its order, as a bounce is.
alter table mail_message
  add column refused text check (refused in ('letter', 'account')),
  add column tried_at timestamptz;

-- With what a member works, for whoever looks who is signed in.
alter table staff_session add column device text;

-- As 0030 has it, and: a mail that was given up. That is settled when it was sent again, or when a later
-- mail was taken; one that carried a document, by a later one with a document.
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
        where later.created_at > t.created_at and later.delivery = 'delivered')
    union all
    select 'bounced' from told t
    where t.given_up and not exists (
      select from told later
      where later.created_at > t.created_at and later.taken
        and (t.document_id is null or later.document_id is not null))
  ) found
$$;

create or replace trigger mail_trouble_updated
  after update of delivery, state, sent_again_as on mail_message
  for each row when (
    old.delivery is distinct from new.delivery
    or old.sent_again_as is distinct from new.sent_again_as
    or old.state <> 'failed' and new.state = 'failed')
  execute function mail_trouble_changed();

-- A mail that was taken may end the trouble of its order; of most there is none.
create function mail_trouble_settled() returns trigger language plpgsql as $$
begin
  update orders set mail_trouble = order_mail_trouble(id)
    where id = new.order_pk and mail_trouble is not null
      and mail_trouble is distinct from order_mail_trouble(id);
  return null;
end $$;
create trigger mail_trouble_taken after update of state on mail_message
  for each row when (old.state <> 'sent' and new.state = 'sent')
  execute function mail_trouble_settled();

create or replace trigger mail_trouble_deleted after delete on mail_message
  for each row when (old.delivery is not null or old.state = 'failed')
  execute function mail_trouble_changed();

-- As 0024 has it, and those with a mail that was given up.
create or replace function mend_mail_trouble(after bigint, most integer) returns bigint
  language plpgsql as $$
declare
  batch bigint[];
  wrong bigint[];
begin
  select array_agg(id) into batch from (
    select id from (
      select id from orders where mail_trouble is not null
      union select order_pk from mail_message where delivery in ('bounced', 'complained')
      union select order_pk from mail_message where state = 'failed' and tried_at is not null
    ) candidate where id > after order by id limit most
  ) following;
  select array_agg(id) into wrong from (
    select id from orders
    where id = any(batch) and mail_trouble is distinct from order_mail_trouble(id)
    order by id for no key update
  ) locked;
  -- Now that nobody changes them, by what their mails say by now.
  update orders set mail_trouble = order_mail_trouble(id)
    where id = any(wrong) and mail_trouble is distinct from order_mail_trouble(id);
  return batch[cardinality(batch)];
end $$;

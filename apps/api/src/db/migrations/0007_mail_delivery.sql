-- What the mail providers tell of a message after they took it. Every event is kept once, whatever a
-- provider repeats; what stands on the message follows from its events alone, in any order. Words of
-- a provider may name the recipient: they go with the message when an order is erased.
alter table mail_message
  add column delivery text check (delivery in
    ('deferred', 'delivered', 'bounced-soft', 'bounced', 'complained')),
  add column delivery_words text,
  add column delivery_at timestamptz,
  drop constraint mail_message_transport_check,
  -- A sandbox takes a message and throws it away.
  add constraint mail_message_transport_check
    check (transport in ('local', 'ses', 'sendgrid', 'sendgrid-sandbox', 'smtp'));

create table mail_event (
  id bigint generated always as identity primary key,
  mail_id uuid not null references mail_message (id) on delete cascade,
  provider text not null check (provider in ('ses', 'sendgrid')),
  -- The provider's own, the same when it repeats itself.
  event_id text not null,
  state text not null check (state in
    ('deferred', 'delivered', 'bounced-soft', 'bounced', 'complained')),
  words text,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);
create index mail_event_mail on mail_event (mail_id);

-- A provider that gives our own id back needs none; older messages are found by the provider's.
create index mail_message_provider_id on mail_message (provider_message_id)
  where provider_message_id is not null;
create index mail_message_trouble on mail_message (order_pk)
  where delivery in ('bounced', 'complained');

-- Whether somebody has to look after an order's mail. A bounce is settled once a later message was
-- delivered, to a better address; a complaint stays.
create function order_mail_trouble(pk bigint) returns text language sql stable as $$
  select max(m.delivery) from mail_message m
  where m.order_pk = pk and (
    m.delivery = 'complained'
    or m.delivery = 'bounced' and not exists (
      select from mail_message later
      where later.order_pk = pk and later.created_at > m.created_at
        and later.delivery = 'delivered'))
$$;

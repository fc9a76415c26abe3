-- A download counts when its bytes left whole. Until then a press of Download Now stands here, and
-- `download` holds what counted: every reader of that table goes on without a change.
create table download_press (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  document_id uuid not null references document (id),
  -- Tells one opening of the order (one cookie) from others; it opens nothing.
  session text not null,
  -- The moment of pressing by the device's clock, where it can be true.
  pressed_at timestamptz,
  ip text not null,
  timezone text,
  browser text not null,
  os text not null,
  created_at timestamptz not null default now(),
  -- The bytes stopped before the end.
  cut_at timestamptz,
  counted_at timestamptz
);
create index download_press_order on download_press (order_pk, created_at desc);
create index download_press_waiting on download_press (document_id, session)
  where counted_at is null;

-- What of a document has left for whoever opened the order. Pieces of one download add up.
create table document_delivery (
  document_id uuid not null references document (id),
  session text not null,
  order_pk bigint not null references orders (id),
  sent int8multirange not null default '{}',
  -- When all of it had left for the first time.
  whole_at timestamptz,
  primary key (document_id, session)
);
create index document_delivery_order on document_delivery (order_pk);

-- Of what left before, that it was fetched is all we know: a device may keep such a copy, and its
-- downloads without a network are still on their way to us.
insert into document_delivery (document_id, session, order_pk, whole_at)
  select document_id, 'earlier release', order_pk, max(at) from document_access
  where permission = 'order' and kind = 'person' and method = 'GET'
  group by document_id, order_pk;

-- Presses beyond those that are recorded one by one.
create table download_excess (
  order_pk bigint not null references orders (id),
  hour timestamptz not null,
  presses integer not null,
  primary key (order_pk, hour)
);

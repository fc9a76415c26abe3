-- Refunds that travellers ask for. Erased with the order; the chained history names numbers alone. How
-- far the order was and what the policy gave back then stand here as the traveller read them.
create table refund_request (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  -- A reason that the portal offers, or own words; and what was added to it.
  reason text not null,
  words text,
  stage text not null check (stage in ('notBegun', 'working', 'filed')),
  -- In percent of what was paid.
  share integer not null,
  -- By the policy; null where the order came without an amount.
  amount numeric,
  currency text,
  state text not null default 'asked' check (state in ('asked', 'accepted', 'refused')),
  -- What goes back, once it is accepted.
  granted numeric,
  -- What staff wrote to the traveller with their decision.
  sentence text,
  decided_by bigint references staff_member (id),
  decided_name text,
  decided_at timestamptz,
  at timestamptz not null default now()
);
create index refund_request_order on refund_request (order_pk, id);
-- One open request of an order: a repeat finds it, two at once are one, and lists look here for those
-- that wait.
create unique index refund_request_open on refund_request (order_pk) where state = 'asked';

-- Corrections that travellers ask for once filing has begun, one row for each field. Erased with the
-- order; the chained history names the fields alone. An accepted one becomes a row of order_correction.
create table asked_correction (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  -- The order's version that the traveller saw: what was corrected since stands against it.
  order_version integer not null,
  -- As in order_correction: a key of packages/domain, 'importingGoods.…' or a whole list.
  field text not null,
  before jsonb,
  after jsonb,
  reason text,
  state text not null default 'asked'
    check (state in ('asked', 'accepted', 'refused', 'replaced')),
  -- What staff wrote to the traveller with their decision.
  sentence text,
  decided_by bigint references staff_member (id),
  decided_name text,
  decided_at timestamptz,
  at timestamptz not null default now()
);
create index asked_correction_order on asked_correction (order_pk, id);
-- One open wish for a field: a repeat finds it, and two at once are one.
create unique index asked_correction_open on asked_correction (order_pk, field)
  where state = 'asked';

-- What became of a payment beyond an order's own: who settled it, when and how. Until then somebody may be owed it.
alter table order_payment
  add column settled_at timestamptz,
  add column settled_by bigint references staff_member (id),
  add column settled_name text,
  add column outcome text check (outcome in ('paid-back', 'same-payment', 'kept')),
  add column note text,
  add constraint order_payment_settled check (
    (settled_at is null) = (outcome is null) and (settled_at is null) = (settled_name is null)
  );
create index order_payment_unsettled on order_payment (received_at) where settled_at is null;

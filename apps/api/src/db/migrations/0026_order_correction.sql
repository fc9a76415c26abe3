-- What was corrected of an order: one row for each field, with its value before and after. Erased with
-- the order; the chained history names the fields alone. Fields of the order itself stay where they are,
-- so a process of the version before reads what was corrected without knowing of this table.
create table order_correction (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  -- The order's version that the correction made: a save that began before it finds it by this.
  order_version integer not null,
  -- A key of packages/domain: a field, 'importingGoods.…' or a whole list.
  field text not null,
  -- Null: there was, or is, no value.
  before jsonb,
  after jsonb,
  reason text,
  corrected_by text not null check (corrected_by in ('staff', 'traveller')),
  member_id bigint references staff_member (id),
  member_name text not null,
  -- The document that was approved then and may hold the value before; null while there was none.
  document_id uuid references document (id),
  at timestamptz not null default now()
);
create index order_correction_order on order_correction (order_pk, id);
-- A document that is removed with its order is looked for here.
create index order_correction_document on order_correction (document_id)
  where document_id is not null;

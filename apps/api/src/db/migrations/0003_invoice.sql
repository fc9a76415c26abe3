-- One invoice per order, issued once and mailed as often as wanted. It keeps what it said on the
-- day it was issued, and stays when an order is erased: it names nobody.
create sequence invoice_number;

create table invoice (
  id bigint generated always as identity primary key,
  order_pk bigint not null unique references orders (id),
  number text not null unique,
  amount numeric(12, 2) not null,
  currency text not null,
  issued_by bigint references staff_member (id),
  issued_at timestamptz not null default now()
);

-- Payments of an order beyond the one that stands in its own row. Who paid twice is owed one of them, and a bank may
-- ask about either. Emptied when the order is erased: a transaction tells a person.
create table order_payment (
  order_pk bigint not null references orders (id),
  transaction_id text not null,
  merchant_name text,
  gateway text,
  received_at timestamptz not null default now()
);
create unique index order_payment_once on order_payment (order_pk, lower(transaction_id));
create index order_payment_transaction on order_payment (lower(transaction_id));

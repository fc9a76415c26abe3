-- What a shop knew when the traveller paid, by the names of packages/domain (purchase/purchase-fields.ts).
-- Evidence: it is written with the order and never again; erasing the order removes the row.
create table order_purchase (
  order_pk bigint primary key references orders (id),
  evidence jsonb not null,
  received_at timestamptz not null default now()
);

-- The payments of one card, for the meters of disputes.
create index order_purchase_card on order_purchase ((evidence ->> 'card_token'))
  where evidence ? 'card_token';

create function keep_order_purchase() returns trigger language plpgsql as $$
begin
  raise exception 'evidence at purchase is never changed (order %)', old.order_pk;
end;
$$;

create trigger order_purchase_kept before update on order_purchase
  for each row execute function keep_order_purchase();

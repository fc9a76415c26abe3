-- Outside of a transaction.
-- A case names the payment as the gateway does (decisions/033).
create index concurrently if not exists order_purchase_payment
  on order_purchase ((evidence ->> 'gateway_payment_id')) where evidence ? 'gateway_payment_id';

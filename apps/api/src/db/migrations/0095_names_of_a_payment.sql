-- A number is its gateway's own. The one that an order was paid by stays as a name of its payment when staff enter
-- another, and the same number of another gateway is another payment beside it.
create unique index order_payment_of_gateway
  on order_payment (order_pk, lower(transaction_id), lower(coalesce(gateway, '')));
drop index order_payment_once;

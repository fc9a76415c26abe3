-- Outside of a transaction.
-- Words of the orders in Refunds and Charge Back: folders of few orders that stay there. A search in one of
-- them meets no order of another (docs/decisions/046-searches-in-ten-milliseconds.md). An order pays for it
-- when it is moved there, and none in any other folder does. The status is written so that no index of
-- statuses can answer: PostgreSQL would read all of that beside this one.
create index concurrently if not exists orders_words_refunds on orders using gin (
    search_order_keys(created_at, order_id, full_name, email, transaction_id, passport_number,
      country_code, phone_number))
  with (fastupdate = off) where process_status || '' = 'Refunds';
create index concurrently if not exists orders_words_charge_back on orders using gin (
    search_order_keys(created_at, order_id, full_name, email, transaction_id, passport_number,
      country_code, phone_number))
  with (fastupdate = off) where process_status || '' = 'ChargeBack';

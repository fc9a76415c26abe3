-- Search looks up what staff type whole before it looks for parts: an index each, so that it costs the
-- same at any number of orders. The queries (order-search.ts) have to say the same expressions. Erased
-- orders have none of these values and stand in none of the indexes.
create index orders_email on orders (lower(email)) where email is not null;
create index orders_transaction on orders (lower(transaction_id)) where transaction_id is not null;
create index orders_passport on orders (lower(passport_number)) where passport_number is not null;
create index orders_telephone on orders (regexp_replace(phone_number, '\D', '', 'g'))
  where phone_number is not null;

-- Who completed how many orders in a period is counted in this index alone.
create index orders_processed on orders (processing_date, processed_by)
  where processed_by is not null;

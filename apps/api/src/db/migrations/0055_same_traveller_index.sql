-- Outside of a transaction.
-- The same traveller by birth and name (0047_check_indexes.sql), with the beginning of the name: of a group
-- tour hundreds share the day of arrival, and those without a day of birth that one too. Forty letters tell
-- people apart, and an index takes no name of five hundred.
create index concurrently if not exists orders_same_person
  on orders (dob, doa, left(lower(full_name), 40));
drop index concurrently if exists orders_same_birth;
-- Open orders of which nobody has marked yet that their arrival is over, by day.
create index concurrently if not exists orders_arrival_ahead on orders (doa, id)
  where process_status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted') and erased_at is null
    and (checked @> '{"marks":[{"rule":"arrival.past"}]}') is not true
    and (checked @> '{"marks":[{"rule":"arrival.before-order"}]}') is not true;

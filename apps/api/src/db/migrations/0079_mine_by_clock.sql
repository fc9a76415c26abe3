-- Outside of a transaction.
-- The orders of a member by the clock, with their status: what is late and at risk among them is counted in the
-- index, where each order had to be looked at for its status (0049_clock_indexes.sql).
create index concurrently if not exists orders_mine_by_clock on orders (assigned_to, file_by_at, id)
  include (process_status)
  where process_status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted');
drop index concurrently if exists orders_file_by_mine;

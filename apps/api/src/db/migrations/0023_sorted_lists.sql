-- Outside of a transaction.
-- The sortings that lists of any size have beside Date & Time (packages/domain, sortsOf): Arrival Date
-- of the orders to begin, Processing Date of the completed ones. Missing dates come last both ways, so
-- that each way is an index of its own. Only a move into the folder pays for them.
create index concurrently if not exists orders_arrival on orders (processing_mode, doa, id) where process_status = 'New';
create index concurrently if not exists orders_arrival_latest on orders (processing_mode, doa desc nulls last, id desc)
  where process_status = 'New';
create index concurrently if not exists orders_processing on orders (processing_date, id) where process_status = 'Completed';
create index concurrently if not exists orders_processing_latest on orders (processing_date desc nulls last, id desc)
  where process_status = 'Completed';

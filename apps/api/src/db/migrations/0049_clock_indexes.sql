-- Outside of a transaction.
-- Lists sorted by the clock and counted up to a moment (0048_arrival_clock.sql), for the orders that are to
-- be filed. Read backwards they give the other direction, so what has no clock comes first there.
create index concurrently if not exists orders_file_by_mode on orders (processing_mode, file_by_at, id)
  where process_status = 'New';
create index concurrently if not exists orders_file_by_status on orders (process_status, file_by_at, id)
  where process_status in ('New', 'Pending', 'Awaiting', 'Contact Customer', 'Customer Called');
create index concurrently if not exists orders_file_by_mine on orders (assigned_to, file_by_at, id)
  where process_status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted');
-- Future orders whose window opens next.
create index concurrently if not exists orders_release on orders (opens_at, id)
  where process_status = 'New' and processing_mode = 'Future';
-- Orders whose clock was not made yet.
create index concurrently if not exists orders_clockless on orders (id)
  where clock_version is null
    and process_status in ('New', 'Pending', 'Awaiting', 'Contact Customer', 'Customer Called');

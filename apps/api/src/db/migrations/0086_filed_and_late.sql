-- Outside of a transaction.
-- An order that is with the authority waits for its document, by the same moment: it is late and at risk too.
-- The indexes of 0049_clock_indexes.sql and 0056_due_orders.sql with its status, and without those.
create index concurrently if not exists orders_clock_by_status on orders (process_status, file_by_at, id)
  where process_status in ('New', 'Pending', 'Awaiting', 'AwaitingGovt', 'Contact Customer', 'Customer Called');
create index concurrently if not exists orders_without_clock on orders (id)
  where clock_version is null
    and process_status in ('New', 'Pending', 'Awaiting', 'AwaitingGovt', 'Contact Customer', 'Customer Called');
-- The status lies in the index for the release before, which asks for fewer.
create index concurrently if not exists orders_all_due on orders (file_by_at, id) include (process_status)
  where process_status in ('New', 'Awaiting', 'AwaitingGovt', 'Contact Customer', 'Customer Called');
drop index concurrently if exists orders_file_by_status;
drop index concurrently if exists orders_clockless;
drop index concurrently if exists orders_due;

-- Outside of a transaction.
-- Orders of all folders that are late or at risk, first to file first: the statuses of `dueStatuses`.
create index concurrently if not exists orders_due on orders (file_by_at, id)
  where process_status in ('New', 'Awaiting', 'Contact Customer', 'Customer Called');

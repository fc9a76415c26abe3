-- Outside of a transaction.
-- The ids of the deleted. A search in Order History counts its matches without looking each of them up, and takes
-- off those that are named here (docs/decisions/055-a-count-in-one-go.md).
create index concurrently if not exists orders_deleted on orders (id)
  where process_status = 'Deleted';

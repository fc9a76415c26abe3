-- Outside of a transaction.
-- The orders that were erased for good: the job of backups asks every few seconds whether there are new ones, to
-- keep the record by which a restore erases them again (docs/decisions/036-backups.md).
create index concurrently if not exists orders_erased on orders (erased_at)
  where erased_at is not null;

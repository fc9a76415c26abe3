-- Outside of a transaction.
-- Orders that were filed late, and those refunded: the cockpit lists them by a country, a source or a member, and
-- looked for them in all orders of the month (docs/decisions/035-the-cockpit.md).
create index concurrently if not exists orders_late on orders (created_at desc, id desc)
  where not filed_in_time;
create index concurrently if not exists orders_refunded on orders (created_at desc, id desc)
  where refund_date is not null;

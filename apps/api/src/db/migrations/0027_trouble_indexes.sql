-- Outside of a transaction.
-- The orders whose mail is in trouble (0024_report_counts.sql): for folders of one status, and for the
-- others. A database that the version with 0024 has started on has them already.
create index concurrently if not exists orders_trouble on orders (created_at desc, id desc)
  where mail_trouble is not null;
create index concurrently if not exists orders_trouble_status
  on orders (process_status, created_at desc, id desc) where mail_trouble is not null;

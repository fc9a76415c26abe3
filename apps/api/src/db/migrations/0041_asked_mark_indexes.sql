-- Outside of a transaction.
-- The orders whose travellers ask for a refund or a correction (0036_list_marks.sql): for folders of one
-- status, and for the others.
create index concurrently if not exists orders_refund_asked on orders (created_at desc, id desc)
  where refund_asked_at is not null;
create index concurrently if not exists orders_refund_asked_status
  on orders (process_status, created_at desc, id desc) where refund_asked_at is not null;
create index concurrently if not exists orders_correction_asked on orders (created_at desc, id desc)
  where correction_asked_at is not null;
create index concurrently if not exists orders_correction_asked_status
  on orders (process_status, created_at desc, id desc) where correction_asked_at is not null;

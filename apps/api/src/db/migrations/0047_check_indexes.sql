-- Outside of a transaction.
-- Orders with errors and with warnings (0046_order_checks.sql), for folders of one status and for the
-- others; and the same traveller on the same day, by passport and by date of birth. The day comes second:
-- so many orders arrive on one that neither index may be read by it alone.
create index concurrently if not exists orders_errors on orders (created_at desc, id desc)
  where error_count is not null;
create index concurrently if not exists orders_errors_status
  on orders (process_status, created_at desc, id desc) where error_count is not null;
create index concurrently if not exists orders_warnings on orders (created_at desc, id desc)
  where warning_count is not null;
create index concurrently if not exists orders_warnings_status
  on orders (process_status, created_at desc, id desc) where warning_count is not null;
create index concurrently if not exists orders_same_passport
  on orders (same_passport(passport_number), doa);
create index concurrently if not exists orders_same_birth on orders (dob, doa);

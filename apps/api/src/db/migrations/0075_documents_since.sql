-- Outside of a transaction.
-- The archive of WAL asks each time for the documents that came since: all of them would be too many to
-- look at (0074_wal_archive.sql).
create index concurrently if not exists document_created on document using brin (created_at);
create index concurrently if not exists order_message_file_created on order_message_file
  using brin (created_at);

-- Outside of a transaction.
-- The orders with a mark of their traveller (0031_conversation.sql): for folders of one status, and for
-- the others.
create index concurrently if not exists orders_answered on orders (created_at desc, id desc)
  where answered_at is not null;
create index concurrently if not exists orders_answered_status
  on orders (process_status, created_at desc, id desc) where answered_at is not null;
create index concurrently if not exists orders_wrote on orders (created_at desc, id desc)
  where wrote_at is not null;
create index concurrently if not exists orders_wrote_status
  on orders (process_status, created_at desc, id desc) where wrote_at is not null;

-- Files of the document store that no row of `document` names: on their way in while an order is
-- being completed, or on their way out after it was erased. What a crash or a store that was away
-- leaves in it, housekeeping removes; nothing else in the store is ever touched.
create table stray_document (
  storage_key text primary key,
  since timestamptz not null default now()
);
create index stray_document_since on stray_document (since);

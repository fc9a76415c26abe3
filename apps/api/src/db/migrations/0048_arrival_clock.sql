-- The clock of an order (decisions/027): the moment its window opens and the moment by which it is to be
-- filed, made of the day and the place of arrival. Null where one of them is not known, and file_by_at
-- also once a document is approved. `clock_version` names the table of places that it was made by.
alter table orders
  add column opens_at timestamptz,
  add column file_by_at timestamptz,
  add column arrival_zone text check (arrival_zone in ('WIB', 'WITA', 'WIT')),
  add column clock_version text;

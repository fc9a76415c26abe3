-- Every time a document was fetched, by whoever may. Kept apart from the downloads, which count only
-- a person's press of the button. No row is ever changed; erasing an order removes its rows, for an
-- address is personal data.
create table document_access (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  document_id uuid not null references document (id),
  at timestamptz not null default now(),
  method text not null check (method in ('GET', 'HEAD', 'POST')),
  kind text not null check (kind in ('person', 'prefetch', 'robot')),
  permission text not null check (permission in ('order', 'staff', 'link')),
  ip text not null,
  timezone text,
  browser text not null,
  os text not null
);
create index document_access_order on document_access (order_pk, id desc);
create index document_access_document on document_access (document_id);

create function refuse_access_change() returns trigger language plpgsql as $$
begin
  raise exception 'a recorded access is never changed';
end $$;
create trigger document_access_unchanged before update on document_access
  for each row execute function refuse_access_change();

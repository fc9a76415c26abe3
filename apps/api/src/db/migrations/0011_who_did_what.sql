-- Who fetched a document: the member of a staff token, or the one whose page made the signed link.
-- Null for a traveller, and for what was recorded before this migration.
alter table document_access add column member_id bigint references staff_member (id);

-- That a member opened an order's page: one row per member, order and hour. It names nobody but the
-- member and stays when the order is erased. No foreign key to the order: opening a page must not
-- wait for somebody who changes the order, and a row of orders is never removed.
create table order_view (
  order_pk bigint not null,
  member_id bigint not null references staff_member (id),
  hour timestamptz not null,
  at timestamptz not null default now(),
  ip text not null,
  primary key (order_pk, member_id, hour)
);
create index order_view_member on order_view (member_id, at desc);

create function refuse_view_change() returns trigger language plpgsql as $$
begin
  raise exception 'a recorded view is never changed';
end $$;
create trigger order_view_unchanged before update or delete on order_view
  for each row execute function refuse_view_change();
create trigger order_view_no_truncate before truncate on order_view
  for each statement execute function refuse_view_change();

-- What concerns the staff and no order: sign-ins, the team, passwords, gateways, exports. One chain
-- of digests over the whole table, as order_history has one per order (docs/decisions/006).
create table staff_event (
  id bigint generated always as identity primary key,
  position bigint not null unique,
  at timestamptz not null,
  kind text not null,
  -- A signed-in member, somebody who is not signed in, or whoever runs commands on the machine.
  actor_kind text not null check (actor_kind in ('member', 'visitor', 'operator')),
  actor_id bigint references staff_member (id),
  actor_name text not null,
  -- The member whom it was done to or tried for.
  subject_id bigint references staff_member (id),
  subject_name text,
  ip text,
  device text,
  detail jsonb not null default '{}',
  previous_digest bytea not null,
  digest bytea not null
);
create index staff_event_actor on staff_event (actor_id, position desc);
create index staff_event_subject on staff_event (subject_id, position desc);
create index staff_event_kind on staff_event (kind, position desc);

-- How far the chain goes; a row cut off at the end would leave no gap otherwise.
create table staff_event_head (
  one boolean primary key default true check (one),
  rows bigint not null,
  digest bytea not null
) with (fillfactor = 50);
insert into staff_event_head (rows, digest)
  values (0, sha256(convert_to('pabean staff events', 'UTF8')));

-- The text that a row's digest is of; the command that verifies spells it by itself.
create function staff_event_content(e staff_event) returns text language sql stable as $$
  select jsonb_build_array('pabean-staff-1', e.position, e.at at time zone 'UTC', e.kind,
    e.actor_kind, e.actor_id, e.actor_name, e.subject_id, e.subject_name, e.ip, e.device, e.detail,
    encode(e.previous_digest, 'hex'))::text
$$;

create function chain_staff_event() returns trigger language plpgsql as $$
declare
  head staff_event_head;
begin
  -- Writers wait for each other here until the first one's transaction ends. Every writer does this
  -- last, so whoever holds the head waits for nobody.
  select * into head from staff_event_head for no key update;
  if not found then
    raise exception 'the head of the staff events is missing';
  end if;
  new.position := head.rows + 1;
  -- The moment of its turn, so that times rise with positions.
  new.at := clock_timestamp();
  new.previous_digest := head.digest;
  new.digest := sha256(convert_to(staff_event_content(new), 'UTF8'));
  update staff_event_head set rows = new.position, digest = new.digest;
  return new;
end $$;
create trigger staff_event_chained before insert on staff_event
  for each row execute function chain_staff_event();

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the staff events are append-only';
end $$;
create trigger staff_event_append_only before update or delete on staff_event
  for each row execute function refuse_event_change();
create trigger staff_event_no_truncate before truncate on staff_event
  for each statement execute function refuse_event_change();
create trigger staff_event_head_unchanged before insert or update or delete on staff_event_head
  for each row when (pg_trigger_depth() = 0) execute function refuse_event_change();
create trigger staff_event_head_no_truncate before truncate on staff_event_head
  for each statement execute function refuse_event_change();

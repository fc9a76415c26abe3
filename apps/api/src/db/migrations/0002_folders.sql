-- Lists: one index per way a folder is read, newest first.
create index orders_status on orders (process_status, processing_mode, created_at desc, id desc);
create index orders_status_any_mode on orders (process_status, created_at desc, id desc);
create index orders_live on orders (created_at desc, id desc) where process_status <> 'Deleted';
create index orders_assigned on orders (assigned_to, created_at desc, id desc)
  where assigned_to is not null
    and process_status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted');
create index orders_future on orders (process_month, created_at desc, id desc)
  where process_status = 'New' and processing_mode = 'Future';

-- Counts: every change appends what it did to a scope's count; a fold adds the rows up once in a
-- while. Changing one row per folder instead makes movers of the same folder wait for each other
-- and deadlock on bulk moves. A count is the folded sum plus the rows not folded yet.
-- Scopes: 'New:Standard' … (status and mode), 'a:<member>' (my orders), 'm:<month>' (future).
create table order_count (scope text primary key, n bigint not null) with (fillfactor = 50);
create table order_count_change (scope text not null, n integer not null);

create function order_scopes(status text, mode text, assigned_to bigint, month text)
returns setof text language sql immutable as $$
  select status || ':' || mode
  union all
  select 'a:' || assigned_to where assigned_to is not null
    and status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted')
  union all
  select 'm:' || month where month is not null and status = 'New' and mode = 'Future'
$$;

create function orders_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_count_change
      select scope, count(*)::int from added o,
        order_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      group by scope;
  elsif tg_op = 'DELETE' then
    insert into order_count_change
      select scope, -count(*)::int from removed o,
        order_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      group by scope;
  else
    insert into order_count_change
      select scope, sum(n)::int from (
        select scope, 1 as n from added o,
          order_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
        union all
        select scope, -1 from removed o,
          order_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      ) change group by scope having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger orders_counted_insert after insert on orders
  referencing new table as added for each statement execute function orders_counted();
create trigger orders_counted_update after update on orders
  referencing new table as added old table as removed
  for each statement execute function orders_counted();
create trigger orders_counted_delete after delete on orders
  referencing old table as removed for each statement execute function orders_counted();

-- Adds up what is not folded yet; -1 when another process is at it.
create function fold_order_counts() returns integer language plpgsql as $$
declare folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_order_counts')) then return -1; end if;
  with gone as (delete from order_count_change returning scope, n),
       summed as materialized (select scope, sum(n) as n, count(*) as rows from gone group by scope),
       kept as (
         insert into order_count as o select scope, n from summed where n <> 0 order by scope
         on conflict (scope) do update set n = o.n + excluded.n
       )
  select coalesce(sum(rows), 0)::int into folded from summed;
  return folded;
end $$;

-- Search: "contains" in what staff type: id, name, e-mail, telephone. Trigrams make it an index scan.
create extension if not exists pg_trgm;
alter table orders add column search_text text generated always as (
  lower(order_id || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' '
    || coalesce(country_code, '') || coalesce(phone_number, ''))
) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);

-- A list of millions has thousands of buckets (0022_list_buckets.sql), and a deep page summed them all.
-- Now it sums groups of buckets, and the buckets of one group: at 5 million orders about a hundred rows
-- where there were 1,800. A list with few buckets has no groups. (docs/decisions/017-depth-and-sorting.md)
--
-- A group holds the buckets from its `starts` to before the `starts` of the next one; the first begins
-- at -infinity. Whoever changes buckets changes groups with them, by the triggers below: a statement
-- never sees one without the other.
create table order_bucket_group (
  scope text not null,
  starts timestamptz not null,
  n bigint not null,
  primary key (scope, starts)
) with (fillfactor = 70);

-- Makes the groups of a scope what its buckets say, and writes only those that are not so yet.
create function group_order_buckets(of_scope text) returns void language sql as $$
  with placed as (
    select starts, n, (row_number() over (order by starts) - 1) / 40 as i, count(*) over () as buckets
    from order_bucket where scope = of_scope
  ), grouped as materialized (
    select min(starts) as starts, sum(n) as n from placed where buckets > 80 group by i
  ), gone as (
    delete from order_bucket_group
    where scope = of_scope and starts not in (select starts from grouped)
  )
  insert into order_bucket_group as g select of_scope, starts, n from grouped
  on conflict (scope, starts) do update set n = excluded.n where g.n <> excluded.n
$$;

create function order_buckets_grouped() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform group_order_buckets(scope) from (select distinct scope from added) s;
  elsif tg_op = 'DELETE' then
    perform group_order_buckets(scope) from (select distinct scope from removed) s;
  else
    perform group_order_buckets(scope)
      from (select scope from added union select scope from removed) s;
  end if;
  return null;
end $$;

create trigger order_buckets_grouped_insert after insert on order_bucket
  referencing new table as added for each statement execute function order_buckets_grouped();
create trigger order_buckets_grouped_update after update on order_bucket
  referencing new table as added old table as removed
  for each statement execute function order_buckets_grouped();
create trigger order_buckets_grouped_delete after delete on order_bucket
  referencing old table as removed for each statement execute function order_buckets_grouped();

-- Some thousand rows: the buckets that there are. Nobody writes any meanwhile, for the triggers' lock.
select group_order_buckets(scope) from (select distinct scope from order_bucket) s;

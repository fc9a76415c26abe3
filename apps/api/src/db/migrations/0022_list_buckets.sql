-- Deep pages of the folder lists. A list is newest first, so a page far down would be found by walking
-- over every order above it. Buckets say how many orders of a list lie above a moment: a page begins
-- at the nearest bucket, and only the rest is walked. (docs/decisions/017-depth-and-sorting.md)
--
-- A bucket holds the orders of a scope from `starts` to before the `starts` of the next one; the first
-- begins at -infinity. Only a scope with many orders has buckets. Like the folder counts, every change
-- is appended and folded later, so that no writer waits for another: what a bucket holds is its sum
-- plus the changes of its time that are not folded yet.
-- Scopes: a status, 'New:<mode>', 'live' (all but deleted), 'a:<member>', 'm:<month>'.
create table order_bucket (
  scope text not null,
  starts timestamptz not null,
  n integer not null,
  -- What it held when it could not be cut: most of it came in at one instant.
  uncut integer not null default 0,
  primary key (scope, starts)
) with (fillfactor = 70);
create table order_bucket_change (scope text not null, at timestamptz not null, n integer not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create function order_bucket_scopes(status text, mode text, assigned_to bigint, month text)
returns setof text language sql immutable as $$
  select case when status = 'New' then 'New:' || mode else status end
  union all
  select 'live' where status <> 'Deleted'
  union all
  select 'a:' || assigned_to where assigned_to is not null
    and status not in ('Completed', 'Refunds', 'ChargeBack', 'Deleted')
  union all
  select 'm:' || month where month is not null and status = 'New' and mode = 'Future'
$$;

create function orders_bucketed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_bucket_change (scope, at, n)
      select scope, created_at, count(*)::int from added o,
        order_bucket_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      group by scope, created_at;
  elsif tg_op = 'DELETE' then
    insert into order_bucket_change (scope, at, n)
      select scope, created_at, -count(*)::int from removed o,
        order_bucket_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      group by scope, created_at;
  else
    insert into order_bucket_change (scope, at, n)
      select scope, created_at, sum(n)::int from (
        select scope, created_at, 1 as n from added o,
          order_bucket_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
        union all
        select scope, created_at, -1 from removed o,
          order_bucket_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      ) change group by scope, created_at having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger orders_bucketed_insert after insert on orders
  referencing new table as added for each statement execute function orders_bucketed();
create trigger orders_bucketed_update after update on orders
  referencing new table as added old table as removed
  for each statement execute function orders_bucketed();
create trigger orders_bucketed_delete after delete on orders
  referencing old table as removed for each statement execute function orders_bucketed();

-- The orders of a scope, as a condition that its index answers.
create function order_bucket_condition(scope text) returns text language sql immutable as $$
  select case
    when scope = 'live' then 'process_status <> ''Deleted'''
    when scope like 'New:%' then format('process_status = ''New'' and processing_mode = %L', substr(scope, 5))
    when scope like 'a:%' then format('assigned_to = %s
      and process_status not in (''Completed'', ''Refunds'', ''ChargeBack'', ''Deleted'')', substr(scope, 3)::bigint)
    when scope like 'm:%' then format(
      'process_status = ''New'' and processing_mode = ''Future'' and process_month = %L', substr(scope, 3))
    else format('process_status = %L', scope)
  end
$$;

-- Counts the orders of a scope in a time and makes buckets of about `size` of them, in place of those
-- that are there. What is not folded yet is left out: orders and changes are read in one statement, and
-- what others commit later changes both alike. Only while holding the lock of fold_order_buckets.
create function cut_order_buckets(of_scope text, from_at timestamptz, to_at timestamptz, size integer)
returns integer language plpgsql as $$
declare
  starting timestamptz[];
  held integer[];
  pieces integer;
begin
  execute format($sql$
    with placed as (
      select created_at, row_number() over by_time as place, rank() over by_time - 1 as before,
        lead(created_at) over by_time is null as is_last
      from orders where %s and created_at >= $2 and created_at < $3
      window by_time as (order by created_at)
    ), cuts as materialized (
      select * from placed where (place - 1) %% $4 = 0 or is_last
    ), edges as (
      select starts, before, row_number() over (order by starts) as i from (
        select $2 as starts, 0 as before
        union all
        select created_at, min(before) from cuts where (place - 1) %% $4 = 0 and before > 0
        group by created_at
      ) each
    ), unfolded as (
      select width_bucket(at, (select array_agg(starts order by starts) from edges)) as i, sum(n) as n
      from order_bucket_change where scope = $1 and at >= $2 and at < $3 group by 1
    ), filled as (
      select starts, coalesce(lead(before) over (order by starts), (select max(place) from cuts), 0)
        - before - coalesce(unfolded.n, 0) as n
      from edges left join unfolded using (i)
    )
    select array_agg(starts order by starts), array_agg(n::integer order by starts) from filled
  $sql$, order_bucket_condition(of_scope)) into starting, held using of_scope, from_at, to_at, size;
  pieces := cardinality(starting);
  delete from order_bucket where scope = of_scope and starts >= from_at and starts < to_at;
  insert into order_bucket (scope, starts, n, uncut)
    select of_scope, starting[i], held[i], case when pieces = 1 then held[i] else 0 end
    from generate_series(1, pieces) i;
  return pieces;
end $$;

-- Folds what is not folded yet, cuts the buckets that have grown, joins those that have shrunk and
-- fills one scope that has become large. Returns 0 when nothing was left to do, -1 when another process
-- is at it.
create function fold_order_buckets(size integer default 2000) returns integer language plpgsql as $$
declare
  folded integer;
  scopes text[];
  starting timestamptz[];
  touched record;
  other record;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_order_buckets')) then return -1; end if;
  with gone as (delete from order_bucket_change returning scope, at, n),
       summed as materialized (
         select scope, at, sum(n) as n, count(*) as rows from gone group by scope, at
       ),
       placed as materialized (
         select s.scope, (
           select b.starts from order_bucket b where b.scope = s.scope and b.starts <= s.at
           order by b.starts desc limit 1
         ) as starts, sum(s.n)::integer as n, sum(s.rows) as rows
         from summed s group by 1, 2
       ),
       kept as (
         update order_bucket b set n = b.n + p.n from placed p
         where b.scope = p.scope and b.starts = p.starts and p.n <> 0
         returning b.scope, b.starts
       ),
       noted as (
         select array_agg(scope order by scope, starts) as all_scopes,
           array_agg(starts order by scope, starts) as all_starts from kept
       )
  select (select coalesce(sum(rows), 0)::integer from placed), all_scopes, all_starts
    into folded, scopes, starting from noted;

  for touched in
    select b.*, coalesce((select min(c.starts) from order_bucket c
      where c.scope = b.scope and c.starts > b.starts), 'infinity') as ends
    from unnest(scopes, starting) folded_bucket (scope, starts)
    join order_bucket b using (scope, starts)
    where b.n > 2 * size and b.n >= 2 * b.uncut
  loop
    perform cut_order_buckets(touched.scope, touched.starts, touched.ends, size);
  end loop;

  for touched in
    select scope, starts from unnest(scopes, starting) folded_bucket (scope, starts)
    join order_bucket b using (scope, starts) where b.n <= size
  loop
    -- It may be joined to the one before, or have the next one joined to it.
    for other in
      select a.starts as first, b.starts as second from order_bucket a, lateral (
        select c.starts, c.n from order_bucket c where c.scope = a.scope and c.starts > a.starts
        order by c.starts limit 1
      ) b
      where a.scope = touched.scope and a.n + b.n <= size and (a.starts = touched.starts or a.starts = (
        select max(p.starts) from order_bucket p
        where p.scope = touched.scope and p.starts < touched.starts
      ))
      order by a.starts limit 1
    loop
      update order_bucket set uncut = 0, n = n + (
        select n from order_bucket where scope = touched.scope and starts = other.second
      ) where scope = touched.scope and starts = other.first;
      delete from order_bucket where scope = touched.scope and starts = other.second;
    end loop;
  end loop;

  for touched in
    select t.scope from (
      select case when kind in ('New', 'a', 'm') then scope else kind end as scope, sum(n) as n
      from (select scope, split_part(scope, ':', 1) as kind, n from order_count) counts
      where kind in ('New', 'Pending', 'Awaiting', 'AwaitingGovt', 'Contact Customer',
        'Customer Called', 'Completed', 'Refunds', 'ChargeBack', 'Deleted', 'a', 'm')
      group by 1
      union all
      select 'live', sum(n) from order_count
      where split_part(scope, ':', 1) in ('New', 'Pending', 'Awaiting', 'AwaitingGovt',
        'Contact Customer', 'Customer Called', 'Completed', 'Refunds', 'ChargeBack')
    ) t
    where t.n > 2 * size and not exists (select from order_bucket b where b.scope = t.scope)
    order by t.scope limit 1
  loop
    folded := folded + cut_order_buckets(touched.scope, '-infinity', 'infinity', size);
  end loop;
  return folded;
end $$;

-- What the buckets of a scope hold, beside what is counted; 'kept' has the changes not folded yet.
create function count_order_buckets(of_scope text)
returns table (starts timestamptz, kept bigint, counted bigint) language plpgsql stable as $$
begin
  return query execute format($sql$
    with edges as materialized (
      select array_agg(starts order by starts) as all_starts from order_bucket where scope = $1
    ), kept as (
      select i, sum(n) as n from (
        select width_bucket(starts, all_starts) as i, n from order_bucket, edges where scope = $1
        union all
        select width_bucket(at, all_starts), n from order_bucket_change, edges where scope = $1
      ) each group by i
    ), counted as (
      select width_bucket(created_at, all_starts) as i, count(*) as n from orders, edges
      where %s group by 1
    )
    select all_starts[i], coalesce(kept.n, 0)::bigint, coalesce(counted.n, 0)
    from kept full join counted using (i), edges where all_starts is not null
  $sql$, order_bucket_condition(of_scope)) using of_scope;
end $$;

-- Makes the buckets of a scope anew.
create function mend_order_buckets(of_scope text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_order_buckets'));
  perform cut_order_buckets(of_scope, '-infinity', 'infinity', 2000);
end $$;

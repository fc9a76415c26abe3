-- What reports count, kept as the folder counts are (0002_folders.sql): every change of orders appends
-- what it did to a day's count, a fold adds the rows up, and a count is the folded sum plus the rows
-- not folded yet. The fold adds each day to its month and to 'all' too, so that any period is two
-- months of days at most, and months. A row that comes down to nothing is removed.
-- What stood here before is counted after this migration (queries/report-counts.ts), without a lock.

-- Orders received that are not deleted: by UTC day, nationality and mode. '?' is a nationality whose
-- country has not been looked up yet.
create table received_count (
  span text not null check (span in ('day', 'month', 'all')),
  starts date not null,
  nationality_code text not null,
  nationality text not null,
  standard integer not null,
  priority integer not null,
  future integer not null,
  primary key (span, starts, nationality_code, nationality)
) with (fillfactor = 70);
create table received_count_change (
  day date not null,
  nationality_code text not null,
  nationality text not null,
  standard integer not null,
  priority integer not null,
  future integer not null
);

-- Orders completed: by processing date and member. Without a date the day is -infinity; that stands
-- in 'day' and 'all', and in no month that a period can have.
create table processed_count (
  span text not null check (span in ('day', 'month', 'all')),
  starts date not null,
  member_id bigint not null,
  n integer not null,
  primary key (span, starts, member_id)
) with (fillfactor = 70);
create table processed_count_change (
  day date not null,
  member_id bigint not null,
  n integer not null
);

-- Whether somebody has to look after an order's mail, as order_mail_trouble says it; triggers of its
-- mails keep it. The few such orders have indexes of their own, which are built after this migration,
-- so that lists wait for none of it.
alter table orders add column mail_trouble text,
  -- No row has one yet: there is nothing to look through.
  add constraint orders_mail_trouble_check
    check (mail_trouble in ('bounced', 'complained')) not valid;

-- One row when everything that stood here before 0024 has been counted.
create table report_counts_filled (at timestamptz not null default now());

create function received_day(at timestamptz) returns date
  language sql immutable return (at at time zone 'UTC')::date;

-- What a statement did to the counts, for the rows before it and after it. Orders whose mail is in
-- trouble count in order_count too, their scopes with 'b:' in front.
create function orders_reported() returns trigger language plpgsql as $$
declare
  one integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if tg_op <> 'UPDATE' then
    insert into received_count_change
      select received_day(created_at), coalesce(nationality_code, '?'), coalesce(trim(nationality), ''),
        one * count(*) filter (where processing_mode = 'Standard'),
        one * count(*) filter (where processing_mode = 'Priority'),
        one * count(*) filter (where processing_mode = 'Future')
      from changed where process_status <> 'Deleted' group by 1, 2, 3;
    insert into processed_count_change
      select coalesce(processing_date, '-infinity'), processed_by, one * count(*)
      from changed where processed_by is not null group by 1, 2;
    insert into order_count_change
      select 'b:' || scope, one * count(*) from changed o,
        order_scopes(o.process_status, o.processing_mode, o.assigned_to, o.process_month) scope
      where mail_trouble is not null group by 1;
    return null;
  end if;
  insert into received_count_change
    select received_day(created_at), coalesce(nationality_code, '?'), coalesce(trim(nationality), ''),
      sum(x * (processing_mode = 'Standard')::integer),
      sum(x * (processing_mode = 'Priority')::integer),
      sum(x * (processing_mode = 'Future')::integer)
    from (
      select created_at, nationality_code, nationality, processing_mode, 1 as x
        from added where process_status <> 'Deleted'
      union all
      select created_at, nationality_code, nationality, processing_mode, -1
        from removed where process_status <> 'Deleted'
    ) change
    group by 1, 2, 3
    having sum(x * (processing_mode = 'Standard')::integer) <> 0
      or sum(x * (processing_mode = 'Priority')::integer) <> 0
      or sum(x * (processing_mode = 'Future')::integer) <> 0;
  insert into processed_count_change
    select coalesce(processing_date, '-infinity'), processed_by, sum(x)
    from (
      select processing_date, processed_by, 1 as x from added where processed_by is not null
      union all
      select processing_date, processed_by, -1 from removed where processed_by is not null
    ) change
    group by 1, 2 having sum(x) <> 0;
  insert into order_count_change
    select 'b:' || scope, sum(x)
    from (
      select process_status, processing_mode, assigned_to, process_month, 1 as x
        from added where mail_trouble is not null
      union all
      select process_status, processing_mode, assigned_to, process_month, -1
        from removed where mail_trouble is not null
    ) change, order_scopes(process_status, processing_mode, assigned_to, process_month) scope
    group by 1 having sum(x) <> 0;
  return null;
end $$;
create trigger orders_reported_insert after insert on orders
  referencing new table as changed for each statement execute function orders_reported();
create trigger orders_reported_update after update on orders
  referencing new table as added old table as removed
  for each statement execute function orders_reported();
create trigger orders_reported_delete after delete on orders
  referencing old table as changed for each statement execute function orders_reported();

-- Adds up what is not folded yet. @returns false when another process is at it
create function fold_report_counts() returns boolean language plpgsql as $$
declare
  spent record;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_report_counts')) then return false; end if;
  for spent in
    with gone as (delete from received_count_change returning *),
      kept as (
        insert into received_count as k
          select span, starts, nationality_code, nationality, sum(standard), sum(priority), sum(future)
          from gone, lateral (values
            ('day', day), ('month', date_trunc('month', day)::date), ('all', date '-infinity')
          ) spans (span, starts)
          -- In its order, so that a period's rows stand on few pages.
          group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (span, starts, nationality_code, nationality) do update set
          standard = k.standard + excluded.standard, priority = k.priority + excluded.priority,
          future = k.future + excluded.future
        returning *
      )
    select * from kept where standard = 0 and priority = 0 and future = 0
  loop
    delete from received_count where span = spent.span and starts = spent.starts
      and nationality_code = spent.nationality_code and nationality = spent.nationality;
  end loop;
  for spent in
    with gone as (delete from processed_count_change returning *),
      kept as (
        insert into processed_count as k
          select span, starts, member_id, sum(n)
          from gone, lateral (values
            ('day', day), ('month', date_trunc('month', day)::date), ('all', date '-infinity')
          ) spans (span, starts)
          group by 1, 2, 3 order by 1, 2, 3
        on conflict (span, starts, member_id) do update set n = k.n + excluded.n
        returning *
      )
    select * from kept where n = 0
  loop
    delete from processed_count
      where span = spent.span and starts = spent.starts and member_id = spent.member_id;
  end loop;
  return true;
end $$;

-- Every change of a mail's delivery, one order after the other: two of them at once would not see
-- each other's.
create function mail_trouble_changed() returns trigger language plpgsql as $$
declare
  pk bigint := case tg_op when 'DELETE' then old.order_pk else new.order_pk end;
begin
  perform from orders where id = pk for no key update;
  update orders set mail_trouble = order_mail_trouble(pk)
    where id = pk and mail_trouble is distinct from order_mail_trouble(pk);
  return null;
end $$;
create trigger mail_trouble_inserted after insert on mail_message
  for each row when (new.delivery is not null) execute function mail_trouble_changed();
create trigger mail_trouble_updated after update of delivery on mail_message
  for each row when (old.delivery is distinct from new.delivery)
  execute function mail_trouble_changed();
create trigger mail_trouble_deleted after delete on mail_message
  for each row when (old.delivery is not null) execute function mail_trouble_changed();

-- Puts right what orders say of their mails: those with the next ids, in a transaction of their own.
-- @returns the last id looked at, null when there was none
create function mend_mail_trouble(after bigint, most integer) returns bigint language plpgsql as $$
declare
  batch bigint[];
  wrong bigint[];
begin
  select array_agg(id) into batch from (
    select id from (
      select id from orders where mail_trouble is not null
      union select order_pk from mail_message where delivery in ('bounced', 'complained')
    ) candidate where id > after order by id limit most
  ) following;
  select array_agg(id) into wrong from (
    select id from orders
    where id = any(batch) and mail_trouble is distinct from order_mail_trouble(id)
    order by id for no key update
  ) locked;
  -- Now that nobody changes them, by what their mails say by now.
  update orders set mail_trouble = order_mail_trouble(id)
    where id = any(wrong) and mail_trouble is distinct from order_mail_trouble(id);
  return batch[cardinality(batch)];
end $$;

-- Makes every count what the orders say, while everybody works on: what a count lacks is appended as
-- one more change, found in one statement, so by one state of the orders and of all changes.
create function mend_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_order_counts'));
  perform pg_advisory_xact_lock(hashtext('fold_report_counts'));
  insert into order_count_change
    with same as (
      select process_status as status, processing_mode as mode, assigned_to, process_month as month,
        mail_trouble is not null as in_trouble, count(*) as n
      from orders group by 1, 2, 3, 4, 5
    )
    select scope, sum(x) from (
      select scope, sum(same.n) as x from same, order_scopes(status, mode, assigned_to, month) scope
        group by 1
      union all
      select 'b:' || scope, sum(same.n) from same, order_scopes(status, mode, assigned_to, month) scope
        where in_trouble group by 1
      union all select scope, -n from order_count
      union all select scope, -n from order_count_change
    ) every group by 1 having sum(x) <> 0;
  insert into received_count_change
    select day, nationality_code, nationality, sum(standard), sum(priority), sum(future) from (
      select received_day(created_at) as day, coalesce(nationality_code, '?') as nationality_code,
          coalesce(trim(nationality), '') as nationality,
          count(*) filter (where processing_mode = 'Standard') as standard,
          count(*) filter (where processing_mode = 'Priority') as priority,
          count(*) filter (where processing_mode = 'Future') as future
        from orders where process_status <> 'Deleted' group by 1, 2, 3
      union all
      select starts, nationality_code, nationality, -standard, -priority, -future
        from received_count where span = 'day'
      union all
      select day, nationality_code, nationality, -standard, -priority, -future
        from received_count_change
    ) every group by 1, 2, 3 having sum(standard) <> 0 or sum(priority) <> 0 or sum(future) <> 0;
  insert into processed_count_change
    select day, member_id, sum(x) from (
      select coalesce(processing_date, '-infinity') as day, processed_by as member_id, count(*) as x
        from orders where processed_by is not null group by 1, 2
      union all select starts, member_id, -n from processed_count where span = 'day'
      union all select day, member_id, -n from processed_count_change
    ) every group by 1, 2 having sum(x) <> 0;
  perform fold_order_counts(), fold_report_counts();
  -- Months and all are nothing but their days.
  delete from received_count where span <> 'day';
  insert into received_count
    select wider.span, wider.starts, nationality_code, nationality, sum(standard), sum(priority),
      sum(future)
    from received_count, lateral (values
      ('month', date_trunc('month', starts)::date), ('all', date '-infinity')
    ) wider (span, starts)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4;
  delete from processed_count where span <> 'day';
  insert into processed_count
    select wider.span, wider.starts, member_id, sum(n)
    from processed_count, lateral (values
      ('month', date_trunc('month', starts)::date), ('all', date '-infinity')
    ) wider (span, starts)
    group by 1, 2, 3 order by 1, 2, 3;
end $$;

-- What the rules of its scheme found of an order (docs/decisions/026): scheme, version and marks, without a
-- value of the traveller. The counts are null in an order without such marks, as every mark of a list is.
alter table orders
  add column checked jsonb,
  add column error_count integer,
  add column warning_count integer;

-- As people write passport numbers: "c 123-456" is C123456.
create function same_passport(number text) returns text language sql immutable parallel safe as $$
  select translate(upper(number), ' -./', '')
$$;

-- As in 0036, with e: errors, n: warnings.
create function order_mark_sets(trouble text, correction timestamptz, errors integer, warnings integer,
  answered timestamptz, refund timestamptz, wrote timestamptz)
  returns setof text language sql immutable as $$
  select b || c || e || n || q || r || w
  from unnest(case when trouble is null then array[''] else array['', 'b'] end) b,
    unnest(case when correction is null then array[''] else array['', 'c'] end) c,
    unnest(case when errors is null then array[''] else array['', 'e'] end) e,
    unnest(case when warnings is null then array[''] else array['', 'n'] end) n,
    unnest(case when answered is null then array[''] else array['', 'q'] end) q,
    unnest(case when refund is null then array[''] else array['', 'r'] end) r,
    unnest(case when wrote is null then array[''] else array['', 'w'] end) w
  where b || c || e || n || q || r || w not in ('', 'b')
$$;

create or replace function orders_marked() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select marks || ':' || scope as scope, 1 as x
        from order_mark_sets(new.mail_trouble, new.correction_asked_at, new.error_count,
            new.warning_count, new.answered_at, new.refund_asked_at, new.wrote_at) marks,
          order_scopes(new.process_status, new.processing_mode, new.assigned_to, new.process_month) scope
      union all
      select marks || ':' || scope, -1
        from order_mark_sets(old.mail_trouble, old.correction_asked_at, old.error_count,
            old.warning_count, old.answered_at, old.refund_asked_at, old.wrote_at) marks,
          order_scopes(old.process_status, old.processing_mode, old.assigned_to, old.process_month) scope
    ) marked group by marked.scope having sum(x) <> 0;
  return null;
end $$;
-- Orders come in 500 at a time, and in a file of arrivals that are over each has an error: once for all of
-- them, or the counts take most of the time.
create function orders_marked_new() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marks || ':' || scope, count(*)::int
    from written,
      order_mark_sets(mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
        refund_asked_at, wrote_at) marks,
      order_scopes(process_status, processing_mode, assigned_to, process_month) scope
    where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
      wrote_at) > 0
    group by 1;
  return null;
end $$;
drop trigger if exists orders_marked_insert on orders;
create trigger orders_marked_insert after insert on orders referencing new table as written
  for each statement execute function orders_marked_new();
create or replace trigger orders_marked_update after update on orders for each row
  when (num_nonnulls(new.correction_asked_at, new.error_count, new.warning_count, new.answered_at,
    new.refund_asked_at, new.wrote_at, old.correction_asked_at, old.error_count, old.warning_count,
    old.answered_at, old.refund_asked_at, old.wrote_at) > 0)
  execute function orders_marked();
create or replace trigger orders_marked_delete after delete on orders for each row
  when (num_nonnulls(old.correction_asked_at, old.error_count, old.warning_count, old.answered_at,
    old.refund_asked_at, old.wrote_at) > 0)
  execute function orders_marked();
drop function order_mark_sets(text, timestamptz, timestamptz, timestamptz, timestamptz);

-- How many of an order's marks are that severe; null for none.
create function check_count(checked jsonb, kind text) returns integer language sql immutable as $$
  select nullif(count(*), 0)::integer
  from jsonb_array_elements(checked -> 'marks') mark where mark ->> 'severity' = kind
$$;

create or replace function mend_counts() returns void language plpgsql as $$
begin
  perform mark_asked(id) from (
    select id from orders where refund_asked_at is not null or correction_asked_at is not null
    union select order_pk from refund_request where state = 'asked'
    union select order_pk from asked_correction where state = 'asked' order by 1
  ) asking;
  update orders set error_count = check_count(checked, 'error'),
      warning_count = check_count(checked, 'warning')
    where (error_count, warning_count) is distinct from
      (check_count(checked, 'error'), check_count(checked, 'warning'))
    and (checked is not null or num_nonnulls(error_count, warning_count) > 0);
  perform mend_unmarked_counts();
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select marks || ':' || scope as scope, 1 as x from orders,
        order_mark_sets(mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
          refund_asked_at, wrote_at) marks,
        order_scopes(process_status, processing_mode, assigned_to, process_month) scope
      where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
        wrote_at) > 0
      union all select scope, -n from order_count where scope ~ '^b?c?e?n?q?r?w?:' and scope !~ '^b:'
      union all select scope, -n from order_count_change
        where scope ~ '^b?c?e?n?q?r?w?:' and scope !~ '^b:'
    ) marked group by marked.scope having sum(x) <> 0;
end $$;

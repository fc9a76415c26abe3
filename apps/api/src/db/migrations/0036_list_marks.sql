-- Refunds and corrections that travellers ask for are marks of their orders too, so that lists find and
-- count them (docs/decisions/022). Null in nearly every order; triggers of the requests keep them.
alter table orders
  add column refund_asked_at timestamptz,
  add column correction_asked_at timestamptz;

-- Every set of an order's marks: b mail in trouble, c correction asked, q answered, r refund asked, w wrote
-- to us. So a list of orders with several marks has a counter too. 'b' alone is counted by orders_reported.
create function order_mark_sets(trouble text, correction timestamptz, answered timestamptz,
  refund timestamptz, wrote timestamptz) returns setof text language sql immutable as $$
  select b || c || q || r || w
  from unnest(case when trouble is null then array[''] else array['', 'b'] end) b,
    unnest(case when correction is null then array[''] else array['', 'c'] end) c,
    unnest(case when answered is null then array[''] else array['', 'q'] end) q,
    unnest(case when refund is null then array[''] else array['', 'r'] end) r,
    unnest(case when wrote is null then array[''] else array['', 'w'] end) w
  where b || c || q || r || w not in ('', 'b')
$$;

-- As in 0031, for every set. Only a row that has or had such a mark comes here.
create or replace function orders_marked() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select marks || ':' || scope as scope, 1 as x
        from order_mark_sets(new.mail_trouble, new.correction_asked_at, new.answered_at,
            new.refund_asked_at, new.wrote_at) marks,
          order_scopes(new.process_status, new.processing_mode, new.assigned_to, new.process_month) scope
      union all
      select marks || ':' || scope, -1
        from order_mark_sets(old.mail_trouble, old.correction_asked_at, old.answered_at,
            old.refund_asked_at, old.wrote_at) marks,
          order_scopes(old.process_status, old.processing_mode, old.assigned_to, old.process_month) scope
    ) marked group by marked.scope having sum(x) <> 0;
  return null;
end $$;
create or replace trigger orders_marked_insert after insert on orders for each row
  when (num_nonnulls(new.correction_asked_at, new.answered_at, new.refund_asked_at, new.wrote_at) > 0)
  execute function orders_marked();
create or replace trigger orders_marked_update after update on orders for each row
  when (num_nonnulls(new.correction_asked_at, new.answered_at, new.refund_asked_at, new.wrote_at,
    old.correction_asked_at, old.answered_at, old.refund_asked_at, old.wrote_at) > 0)
  execute function orders_marked();
create or replace trigger orders_marked_delete after delete on orders for each row
  when (num_nonnulls(old.correction_asked_at, old.answered_at, old.refund_asked_at, old.wrote_at) > 0)
  execute function orders_marked();

-- Makes what an order says of its requests what they say, one change after the other: two of them at once
-- would not see each other's.
create function mark_asked(pk bigint) returns void language plpgsql as $$
begin
  perform from orders where id = pk for no key update;
  update orders o set refund_asked_at = asked.refund, correction_asked_at = asked.correction
  from (select
      (select min(at) from refund_request where order_pk = pk and state = 'asked') as refund,
      (select min(at) from asked_correction where order_pk = pk and state = 'asked') as correction
    ) asked
  where o.id = pk
    and (o.refund_asked_at, o.correction_asked_at) is distinct from (asked.refund, asked.correction);
end $$;
create function request_marked() returns trigger language plpgsql as $$
begin
  perform mark_asked(coalesce(new.order_pk, old.order_pk));
  return null;
end $$;
create trigger refund_request_marked after insert or delete or update of state on refund_request
  for each row execute function request_marked();
create trigger asked_correction_marked after insert or delete or update of state on asked_correction
  for each row execute function request_marked();

-- What makes every count right knew no marks but 'b', and took the others away.
alter function mend_counts() rename to mend_unmarked_counts;
create function mend_counts() returns void language plpgsql as $$
begin
  perform mark_asked(id) from (
    select id from orders where refund_asked_at is not null or correction_asked_at is not null
    union select order_pk from refund_request where state = 'asked'
    union select order_pk from asked_correction where state = 'asked' order by 1
  ) asking;
  perform mend_unmarked_counts();
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select marks || ':' || scope as scope, 1 as x from orders,
        order_mark_sets(mail_trouble, correction_asked_at, answered_at, refund_asked_at, wrote_at) marks,
        order_scopes(process_status, processing_mode, assigned_to, process_month) scope
      where num_nonnulls(correction_asked_at, answered_at, refund_asked_at, wrote_at) > 0
      union all select scope, -n from order_count where scope ~ '^b?c?q?r?w?:' and scope !~ '^b:'
      union all select scope, -n from order_count_change where scope ~ '^b?c?q?r?w?:' and scope !~ '^b:'
    ) marked group by marked.scope having sum(x) <> 0;
end $$;

-- The few orders that are marked already: sets of several marks first, then what is asked, by the triggers.
insert into order_count_change
  select marks || ':' || scope, count(*)::int from orders,
    order_mark_sets(mail_trouble, null, answered_at, null, wrote_at) marks,
    order_scopes(process_status, processing_mode, assigned_to, process_month) scope
  where (answered_at is not null or wrote_at is not null) and length(marks) > 1 group by 1;
select mark_asked(order_pk) from (
  select order_pk from refund_request where state = 'asked'
  union select order_pk from asked_correction where state = 'asked' order by 1
) asking;

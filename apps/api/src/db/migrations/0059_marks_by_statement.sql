-- Marks that change are counted once for a statement, as new ones are (0046): a check of all open orders changes
-- 500 at a time.
create function orders_marked_changed() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select marks || ':' || scope as scope, 1 as x
        from added,
          order_mark_sets(mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
            refund_asked_at, wrote_at) marks,
          order_scopes(process_status, processing_mode, assigned_to, process_month) scope
        where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
          wrote_at) > 0
      union all
      select marks || ':' || scope, -1
        from removed,
          order_mark_sets(mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
            refund_asked_at, wrote_at) marks,
          order_scopes(process_status, processing_mode, assigned_to, process_month) scope
        where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
          wrote_at) > 0
    ) marked group by marked.scope having sum(x) <> 0;
  return null;
end $$;
drop trigger if exists orders_marked_update on orders;
create trigger orders_marked_update after update on orders
  referencing new table as added old table as removed
  for each statement execute function orders_marked_changed();

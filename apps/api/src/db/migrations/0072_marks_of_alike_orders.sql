-- Marks are counted by what orders are alike in, and only then spread over sets and folders (0046, 0059): orders
-- that differ in nothing that is counted cost as one. In a file of arrivals that are over each order has an
-- error, and 500 of them were spread one by one: 19 microseconds an order. `min` is null where the marks are.
create or replace function orders_marked_new() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marks || ':' || scope, sum(n)::int
    from (
      select min(mail_trouble) as trouble, min(correction_asked_at) as correction, min(error_count) as errors,
        min(warning_count) as warnings, min(answered_at) as answered, min(refund_asked_at) as refund,
        min(wrote_at) as wrote, process_status, processing_mode, assigned_to, process_month, count(*) as n
      from written
      where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
        wrote_at) > 0
      group by mail_trouble is null, correction_asked_at is null, error_count is null, warning_count is null,
        answered_at is null, refund_asked_at is null, wrote_at is null,
        process_status, processing_mode, assigned_to, process_month
    ) alike,
      order_mark_sets(trouble, correction, errors, warnings, answered, refund, wrote) marks,
      order_scopes(process_status, processing_mode, assigned_to, process_month) scope
    group by 1;
  return null;
end $$;

create or replace function orders_marked_changed() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marks || ':' || scope, sum(x)::int
    from (
      select min(mail_trouble) as trouble, min(correction_asked_at) as correction, min(error_count) as errors,
        min(warning_count) as warnings, min(answered_at) as answered, min(refund_asked_at) as refund,
        min(wrote_at) as wrote, process_status, processing_mode, assigned_to, process_month, sum(one) as x
      from (
        select 1 as one, mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
          refund_asked_at, wrote_at, process_status, processing_mode, assigned_to, process_month from added
        union all
        select -1, mail_trouble, correction_asked_at, error_count, warning_count, answered_at,
          refund_asked_at, wrote_at, process_status, processing_mode, assigned_to, process_month from removed
      ) changed
      where num_nonnulls(correction_asked_at, error_count, warning_count, answered_at, refund_asked_at,
        wrote_at) > 0
      group by mail_trouble is null, correction_asked_at is null, error_count is null, warning_count is null,
        answered_at is null, refund_asked_at is null, wrote_at is null,
        process_status, processing_mode, assigned_to, process_month
      having sum(one) <> 0
    ) alike,
      order_mark_sets(trouble, correction, errors, warnings, answered, refund, wrote) marks,
      order_scopes(process_status, processing_mode, assigned_to, process_month) scope
    group by 1 having sum(x) <> 0;
  return null;
end $$;

-- Any combination of country, source and member filters the cockpit (decisions/035): beside the four cuts of 0065
-- each pair of them is counted, and all three. Rows are there for what happened alone, so that each number is
-- a few rows of an index at any number of orders.

create table cockpit_joint_count (
  month date not null,
  cut text not null check (cut in ('country source', 'country member', 'source member', 'country source member')),
  -- Empty where the cut leaves it out, and where it is not known.
  country text not null, source text not null, member text not null,
  gateway text not null, mode text not null, currency text not null,
  orders integer not null, payments integer not null, amount numeric not null, on_time integer not null,
  late integer not null, refunds integer not null, refunded numeric not null, disputes integer not null,
  fraud_reports integer not null, won integer not null, lost integer not null, prevented integer not null,
  primary key (month, cut, country, source, member, gateway, mode, currency)
) with (fillfactor = 70);
-- One of the three is asked for and another one read: whichever two they are, one index begins with them.
create index cockpit_joint_count_source on cockpit_joint_count (month, cut, source, member);
create index cockpit_joint_count_member on cockpit_joint_count (month, cut, member, country);

create function cockpit_joint_cuts(country text, source text, member text)
returns table (cut text, of_country text, of_source text, of_member text) language sql immutable as $$
  values ('country source', country, source, ''), ('country member', country, '', member),
    ('source member', '', source, member), ('country source member', country, source, member)
$$;

-- As in 0065, and the joint counts too.
create or replace function fold_cockpit_counts() returns boolean language plpgsql as $$
declare
  spent record;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_cockpit_counts')) then return false; end if;
  for spent in
    with gone as (delete from cockpit_count_change returning *),
      kept as (
        insert into cockpit_count as k
          select month, cut, value, gateway, mode, currency, sum(orders), sum(payments), sum(amount),
            sum(on_time), sum(late), sum(refunds), sum(refunded), sum(disputes), sum(fraud_reports), sum(won),
            sum(lost), sum(prevented)
          from gone, cockpit_cuts(country, source, member)
          group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (month, cut, value, gateway, mode, currency) do update set
          orders = k.orders + excluded.orders, payments = k.payments + excluded.payments,
          amount = k.amount + excluded.amount, on_time = k.on_time + excluded.on_time,
          late = k.late + excluded.late, refunds = k.refunds + excluded.refunds,
          refunded = k.refunded + excluded.refunded, disputes = k.disputes + excluded.disputes,
          fraud_reports = k.fraud_reports + excluded.fraud_reports, won = k.won + excluded.won,
          lost = k.lost + excluded.lost, prevented = k.prevented + excluded.prevented
        returning *
      ),
      joint as (
        insert into cockpit_joint_count as k
          select month, cut, of_country, of_source, of_member, gateway, mode, currency, sum(orders),
            sum(payments), sum(amount), sum(on_time), sum(late), sum(refunds), sum(refunded), sum(disputes),
            sum(fraud_reports), sum(won), sum(lost), sum(prevented)
          from gone, cockpit_joint_cuts(country, source, member)
          group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (month, cut, country, source, member, gateway, mode, currency) do update set
          orders = k.orders + excluded.orders, payments = k.payments + excluded.payments,
          amount = k.amount + excluded.amount, on_time = k.on_time + excluded.on_time,
          late = k.late + excluded.late, refunds = k.refunds + excluded.refunds,
          refunded = k.refunded + excluded.refunded, disputes = k.disputes + excluded.disputes,
          fraud_reports = k.fraud_reports + excluded.fraud_reports, won = k.won + excluded.won,
          lost = k.lost + excluded.lost, prevented = k.prevented + excluded.prevented
        returning *
      )
    select month, cut, value, null as country, null as source, null as member, gateway, mode, currency from kept
    where (orders, payments, on_time, late, refunds, disputes, fraud_reports, won, lost, prevented)
        = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      and (amount, refunded) = (0, 0)
    union all
    select month, cut, null, country, source, member, gateway, mode, currency from joint
    where (orders, payments, on_time, late, refunds, disputes, fraud_reports, won, lost, prevented)
        = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      and (amount, refunded) = (0, 0)
  loop
    delete from cockpit_count
      where month = spent.month and cut = spent.cut and value = spent.value and gateway = spent.gateway
        and mode = spent.mode and currency = spent.currency;
    delete from cockpit_joint_count
      where month = spent.month and cut = spent.cut and country = spent.country and source = spent.source
        and member = spent.member and gateway = spent.gateway and mode = spent.mode
        and currency = spent.currency;
  end loop;
  return true;
end $$;

-- As in 0065. The tables are added up once, by everything; the cuts are of that.
create or replace function mend_cockpit_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_cockpit_counts'));
  create temporary table cockpit_mended (like cockpit_count_change) on commit drop;
  with gone as (delete from cockpit_count_change)
    insert into cockpit_mended
      select month, gateway, country, source, mode, member, currency, sum(orders), sum(payments), sum(amount),
        sum(on_time), sum(late), sum(refunds), sum(refunded), sum(disputes), sum(fraud_reports), sum(won),
        sum(lost), sum(prevented)
      from cockpit_real() group by 1, 2, 3, 4, 5, 6, 7
      having (sum(orders), sum(payments), sum(on_time), sum(late), sum(refunds), sum(disputes),
          sum(fraud_reports), sum(won), sum(lost), sum(prevented)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        or (sum(amount), sum(refunded)) <> (0, 0);
  delete from cockpit_count;
  insert into cockpit_count
    select month, cut, value, gateway, mode, currency, sum(orders), sum(payments), sum(amount), sum(on_time),
      sum(late), sum(refunds), sum(refunded), sum(disputes), sum(fraud_reports), sum(won), sum(lost),
      sum(prevented)
    from cockpit_mended, cockpit_cuts(country, source, member)
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6;
  delete from cockpit_joint_count;
  insert into cockpit_joint_count
    select month, cut, of_country, of_source, of_member, gateway, mode, currency, sum(orders), sum(payments),
      sum(amount), sum(on_time), sum(late), sum(refunds), sum(refunded), sum(disputes), sum(fraud_reports),
      sum(won), sum(lost), sum(prevented)
    from cockpit_mended, cockpit_joint_cuts(country, source, member)
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8;
  drop table cockpit_mended;
end $$;

-- The start counts everything once more, with the joint counts (fillReportCounts).
delete from cockpit_counts_filled;

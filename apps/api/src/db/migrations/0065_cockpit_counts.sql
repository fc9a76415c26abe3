-- What the owner's cockpit counts (decisions/035), kept as the reports' counts are (0024): every change appends
-- what it did, a fold adds the rows up, and a number is the folded sum plus the rows not folded yet.

alter table orders
  -- Where the buyer came from, by the shop: evidence's utm_source, which stays when the evidence is erased.
  add column source text,
  -- Whether its document was approved before "file by"; null until one is, and where no clock was known.
  add column filed_in_time boolean,
  -- What went back of the payment; null where all of it did.
  add column refunded numeric(12, 2);

-- What stood here before. Evidence and asked refunds are younger than a day's orders.
update orders o set source = p.evidence ->> 'utm_source'
  from order_purchase p where p.order_pk = o.id and p.evidence ? 'utm_source';
update orders o set refunded = r.granted
  from refund_request r
  where r.order_pk = o.id and r.state = 'accepted' and r.granted is not null and o.refund_date is not null;

-- One row of what happened, by everything that the cockpit can be filtered by. '' stands for not known.
create table cockpit_count_change (
  month date not null, gateway text not null, country text not null, source text not null, mode text not null,
  member text not null, currency text not null,
  orders integer not null, payments integer not null, amount numeric not null, on_time integer not null,
  late integer not null, refunds integer not null, refunded numeric not null, disputes integer not null,
  fraud_reports integer not null, won integer not null, lost integer not null, prevented integer not null
);

-- The same of a month in four cuts: all of it, and by country, source or member. Every pair of these would grow
-- with the orders; these grow with countries, sources and members.
create table cockpit_count (
  month date not null, cut text not null check (cut in ('all', 'country', 'source', 'member')),
  value text not null, gateway text not null, mode text not null, currency text not null,
  orders integer not null, payments integer not null, amount numeric not null, on_time integer not null,
  late integer not null, refunds integer not null, refunded numeric not null, disputes integer not null,
  fraud_reports integer not null, won integer not null, lost integer not null, prevented integer not null,
  primary key (month, cut, value, gateway, mode, currency)
) with (fillfactor = 70);

-- One row when everything that stood here before 0065 has been counted.
create table cockpit_counts_filled (at timestamptz not null default now());

create function cockpit_month(at timestamptz) returns date
  language sql immutable return date_trunc('month', at at time zone 'UTC')::date;

create function cockpit_word(raw text) returns text
  language sql immutable return case when trim(raw) = '-' then '' else coalesce(trim(raw), '') end;

-- What an order counts, x times. A deleted order is no order of the cockpit, as of the reports; its payment, its
-- refund and the work on it did happen, and stay.
create function cockpit_of_order(o orders, x integer) returns setof cockpit_count_change
language sql immutable as $$
  select cockpit_month(o.created_at), cockpit_word(o.gateway), coalesce(o.nationality_code, ''),
    cockpit_word(o.source), o.processing_mode, coalesce(o.processed_by::text, ''), coalesce(o.currency, ''),
    x * (o.process_status <> 'Deleted')::integer, x * (o.paid_at is not null)::integer,
    x * case when o.paid_at is not null then coalesce(o.amount, 0) else 0 end,
    x * coalesce(o.filed_in_time, false)::integer, x * coalesce(not o.filed_in_time, false)::integer,
    x * (o.refund_date is not null)::integer,
    x * case when o.refund_date is not null then coalesce(o.refunded, o.amount, 0) else 0 end,
    0, 0, 0, 0, 0
$$;

-- What a case counts, x times: in the month in which it was opened, at the place of its order, if it has one.
-- Which kinds count says disputeKindFacts; of alerts and fraud reports nothing is won or lost.
create function cockpit_of_dispute(d dispute, o orders, x integer) returns setof cockpit_count_change
language sql immutable as $$
  select cockpit_month(d.opened_at), cockpit_word(coalesce(o.gateway, d.gateway)), coalesce(o.nationality_code, ''),
    cockpit_word(o.source), coalesce(o.processing_mode, ''), coalesce(o.processed_by::text, ''), '',
    0, 0, 0::numeric, 0, 0, 0, 0::numeric,
    x * (d.kind = 'chargeback')::integer, x * (d.kind = 'fraud_report')::integer,
    x * (d.state = 'won')::integer,
    x * (d.state = 'lost' and d.kind in ('chargeback', 'pre_arbitration'))::integer,
    x * (d.state = 'prevented')::integer
$$;

-- Everything that there is to count, from the tables themselves.
create function cockpit_real() returns setof cockpit_count_change language sql stable as $$
  select c.* from orders o, cockpit_of_order(o, 1) c
  union all
  select c.* from dispute d left join orders o on o.id = d.order_pk, cockpit_of_dispute(d, o, 1) c
$$;

create function cockpit_cuts(country text, source text, member text)
returns table (cut text, value text) language sql immutable as $$
  values ('all', ''), ('country', country), ('source', source), ('member', member)
$$;

create function orders_received_in_cockpit() returns trigger language plpgsql as $$
begin
  insert into cockpit_count_change
    select c.month, c.gateway, c.country, c.source, c.mode, c.member, c.currency, sum(c.orders),
      sum(c.payments), sum(c.amount), sum(c.on_time), sum(c.late), sum(c.refunds), sum(c.refunded), 0, 0, 0, 0, 0
    from added a join orders o on o.id = a.id, cockpit_of_order(o, 1) c group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create trigger orders_cockpit_insert after insert on orders
  referencing new table as added for each statement execute function orders_received_in_cockpit();

-- Most moves change nothing that is counted here and cost nothing. The cases of an order go with it.
create function orders_changed_in_cockpit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into cockpit_count_change select * from cockpit_of_order(old, -1);
    return null;
  end if;
  insert into cockpit_count_change
    select * from cockpit_of_order(old, -1) union all select * from cockpit_of_order(new, 1);
  if (old.gateway, old.nationality_code, old.source, old.processing_mode, old.processed_by)
    is distinct from (new.gateway, new.nationality_code, new.source, new.processing_mode, new.processed_by) then
    insert into cockpit_count_change
      select c.* from dispute d, cockpit_of_dispute(d, old, -1) c where d.order_pk = new.id
      union all
      select c.* from dispute d, cockpit_of_dispute(d, new, 1) c where d.order_pk = new.id;
  end if;
  return null;
end $$;
create trigger orders_cockpit_update after update on orders for each row
  when ((old.created_at, old.gateway, old.nationality_code, old.source, old.processing_mode, old.processed_by,
      old.currency, old.amount, old.paid_at is null, old.filed_in_time, old.refund_date is null, old.refunded,
      old.process_status = 'Deleted')
    is distinct from (new.created_at, new.gateway, new.nationality_code, new.source, new.processing_mode,
      new.processed_by, new.currency, new.amount, new.paid_at is null, new.filed_in_time,
      new.refund_date is null, new.refunded, new.process_status = 'Deleted'))
  execute function orders_changed_in_cockpit();
create trigger orders_cockpit_delete after delete on orders for each row
  execute function orders_changed_in_cockpit();

-- A case and its order take turns: two changes at once would not see each other's.
create function disputes_in_cockpit() returns trigger language plpgsql as $$
declare
  own orders;
begin
  if tg_op <> 'INSERT' then
    select * into own from orders where id = old.order_pk for no key update;
    insert into cockpit_count_change select * from cockpit_of_dispute(old, own, -1);
  end if;
  if tg_op <> 'DELETE' then
    own := null;
    select * into own from orders where id = new.order_pk for no key update;
    insert into cockpit_count_change select * from cockpit_of_dispute(new, own, 1);
  end if;
  return null;
end $$;
create trigger dispute_cockpit_update after update on dispute for each row
  when ((old.order_pk, old.gateway, old.kind, old.state, old.opened_at)
    is distinct from (new.order_pk, new.gateway, new.kind, new.state, new.opened_at))
  execute function disputes_in_cockpit();
create trigger dispute_cockpit_others after insert or delete on dispute for each row
  execute function disputes_in_cockpit();

-- Adds up what is not folded yet. @returns false when another process is at it
create function fold_cockpit_counts() returns boolean language plpgsql as $$
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
      )
    select * from kept
    where (orders, payments, on_time, late, refunds, disputes, fraud_reports, won, lost, prevented)
        = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      and (amount, refunded) = (0, 0)
  loop
    delete from cockpit_count
      where month = spent.month and cut = spent.cut and value = spent.value and gateway = spent.gateway
        and mode = spent.mode and currency = spent.currency;
  end loop;
  return true;
end $$;

-- Makes every count what the tables say, while everybody works on: what is counted anew and the changes that it
-- holds already are read in one statement, so by one state of both; later changes stay.
create function mend_cockpit_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_cockpit_counts'));
  create temporary table cockpit_mended (like cockpit_count) on commit drop;
  with gone as (delete from cockpit_count_change)
    insert into cockpit_mended
      select month, cut, value, gateway, mode, currency, sum(orders), sum(payments), sum(amount), sum(on_time),
        sum(late), sum(refunds), sum(refunded), sum(disputes), sum(fraud_reports), sum(won), sum(lost),
        sum(prevented)
      from cockpit_real(), cockpit_cuts(country, source, member) group by 1, 2, 3, 4, 5, 6;
  delete from cockpit_count;
  insert into cockpit_count
    select * from cockpit_mended
    where (orders, payments, on_time, late, refunds, disputes, fraud_reports, won, lost, prevented)
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      or (amount, refunded) <> (0, 0)
    order by 1, 2, 3, 4, 5, 6;
  drop table cockpit_mended;
end $$;

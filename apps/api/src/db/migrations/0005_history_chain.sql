-- Each row of an order's history carries the digest of its own content and of the row before it, so
-- that a row that was changed, taken out or put in later does not fit its neighbours any more. The
-- trigger works it out: no writer can forget it or choose it (docs/decisions/006).
alter table order_history
  add column position integer,
  add column previous_digest bytea,
  add column digest bytea;

-- How far each order's chain goes. Without it, rows cut off at the end would leave no gap.
create table order_history_head (
  order_pk bigint primary key references orders (id),
  rows integer not null check (rows > 0),
  digest bytea not null
) with (fillfactor = 70);

-- The text that a row's digest is of. An array of JSON: no value can run into its neighbour, null is
-- not the empty text, keys have one order, and a timestamp without zone is ISO 8601 with up to six
-- digits after the second, whatever DateStyle and TimeZone say.
-- verify-history.ts spells the same text without this function: who may change rows may change it.
create function order_history_content(h order_history) returns text language sql stable as $$
  select jsonb_build_array('pabean-history-1', h.position, h.order_version,
    h.at at time zone 'UTC', h.actor_kind, h.actor_id, h.actor_name, h.ip, h.action, h.detail,
    encode(h.previous_digest, 'hex'))::text
$$;

create function order_history_genesis(order_id text) returns bytea language sql stable as $$
  select sha256(convert_to('pabean order history ' || order_id, 'UTF8'))
$$;

create function chain_order_history() returns trigger language plpgsql as $$
declare
  of_order text;
  rows_before integer;
  last_digest bytea;
  is_first boolean;
begin
  -- The lock that the foreign key takes anyway, but before the head's: a writer that holds the head
  -- never waits for an order that somebody changes, who would wait for the head in turn.
  select o.order_id into of_order from orders o where o.id = new.order_pk for key share;
  if not found then
    raise exception 'there is no order for this row of history' using errcode = '23503';
  end if;
  loop
    -- Writers of one order wait for each other here, until the first one's transaction ends.
    select e.rows, e.digest into rows_before, last_digest
      from order_history_head e where e.order_pk = new.order_pk for no key update;
    is_first := not found;
    new.position := case when is_first then 1 else rows_before + 1 end;
    new.previous_digest :=
      case when is_first then order_history_genesis(of_order) else last_digest end;
    new.digest := sha256(convert_to(order_history_content(new), 'UTF8'));
    if is_first then
      insert into order_history_head values (new.order_pk, 1, new.digest) on conflict do nothing;
    else
      update order_history_head set rows = new.position, digest = new.digest
        where order_pk = new.order_pk;
    end if;
    -- Not found: another writer has made the first row meanwhile, so this one is the second.
    exit when found;
  end loop;
  return new;
end $$;

-- Rows that are there already, in the order they were written.
alter table order_history disable trigger order_history_append_only;
do $$
declare
  h order_history;
  order_before bigint;
begin
  for h in select * from order_history order by order_pk, id loop
    if h.order_pk is distinct from order_before then
      h.position := 1;
      select order_history_genesis(o.order_id) into h.previous_digest
        from orders o where o.id = h.order_pk;
    else
      select e.rows + 1, e.digest into h.position, h.previous_digest
        from order_history_head e where e.order_pk = h.order_pk;
    end if;
    h.digest := sha256(convert_to(order_history_content(h), 'UTF8'));
    update order_history
      set position = h.position, previous_digest = h.previous_digest, digest = h.digest
      where id = h.id;
    insert into order_history_head values (h.order_pk, h.position, h.digest)
      on conflict (order_pk) do update set rows = excluded.rows, digest = excluded.digest;
    order_before := h.order_pk;
  end loop;
end $$;
alter table order_history enable trigger order_history_append_only;

alter table order_history
  alter column position set not null,
  alter column previous_digest set not null,
  alter column digest set not null;
-- In place of the index by order and id: whoever reads one order's history finds it by this one.
alter table order_history add constraint order_history_position unique (order_pk, position);
drop index order_history_order;

create trigger order_history_chained before insert on order_history
  for each row execute function chain_order_history();
-- Only the trigger above moves a head; a statement of its own is a mistake or worse.
create trigger order_history_head_unchanged before update or delete on order_history_head
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger order_history_head_no_truncate before truncate on order_history_head
  for each statement execute function refuse_change();

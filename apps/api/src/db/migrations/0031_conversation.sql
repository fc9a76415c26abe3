-- Questions to the traveller, their answers, and messages of both sides. Personal: erased with the order.
-- The chained history names kinds and numbers alone. A process of the version before knows none of it.
create table order_question (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  wants text not null check (wants in ('text', 'choice', 'date', 'field', 'file')),
  -- A key of packages/domain; null for a member's own words.
  template text,
  choices jsonb,
  -- The field of the order that is asked for.
  field text,
  state text not null default 'open'
    check (state in ('open', 'reminded', 'overdue', 'answered', 'withdrawn')),
  asked_at timestamptz not null default now(),
  -- When the next step is due that silence brings: the reminder, then the move to Contact Customer.
  due_at timestamptz,
  answered_at timestamptz
);
create index order_question_order on order_question (order_pk, id);
-- One question of an order is open at a time; a newer one takes its place.
create unique index order_question_open on order_question (order_pk)
  where state in ('open', 'reminded', 'overdue');
-- What the clock has to look at, and nothing else.
create index order_question_due on order_question (due_at) where state in ('open', 'reminded');

create table order_message (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  kind text not null check (kind in ('question', 'answer', 'message')),
  author text not null check (author in ('staff', 'traveller')),
  member_id bigint references staff_member (id),
  member_name text,
  question_id bigint references order_question (id),
  -- BCP 47; null where it is not known.
  language text,
  body text not null,
  -- The English of a question that was asked in another language.
  english text,
  -- The device's key of one send: a repeat of it is the same message.
  send_key text,
  at timestamptz not null default now()
);
create index order_message_order on order_message (order_pk, id);
create unique index order_message_send on order_message (order_pk, send_key)
  where send_key is not null;
-- A question has one answer.
create unique index order_message_answer on order_message (question_id) where kind = 'answer';

create table order_message_file (
  id uuid primary key,
  order_pk bigint not null references orders (id),
  message_id bigint not null references order_message (id),
  file_name text not null,
  storage_key text not null unique,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  unique (order_pk, file_name)
);
create index order_message_file_message on order_message_file (message_id);

-- Marks of an order: since when its traveller's answer or message, or their silence, waits for staff.
-- Null in every order that stands here, so nothing is written anew.
alter table orders
  add column answered_at timestamptz,
  add column wrote_at timestamptz,
  add column no_answer_at timestamptz;

-- Marked orders count in order_count too, their scopes with 'q:' (answered) or 'w:' (wrote) in front. Only
-- a row that has or had a mark comes here: all other changes of orders cost nothing more.
create function orders_marked() returns trigger language plpgsql as $$
begin
  insert into order_count_change
    select marked.scope, sum(x)::int from (
      select 'q:' || scope as scope, 1 as x
        from order_scopes(new.process_status, new.processing_mode, new.assigned_to, new.process_month) scope
        where tg_op <> 'DELETE' and new.answered_at is not null
      union all
      select 'w:' || scope, 1
        from order_scopes(new.process_status, new.processing_mode, new.assigned_to, new.process_month) scope
        where tg_op <> 'DELETE' and new.wrote_at is not null
      union all
      select 'q:' || scope, -1
        from order_scopes(old.process_status, old.processing_mode, old.assigned_to, old.process_month) scope
        where tg_op <> 'INSERT' and old.answered_at is not null
      union all
      select 'w:' || scope, -1
        from order_scopes(old.process_status, old.processing_mode, old.assigned_to, old.process_month) scope
        where tg_op <> 'INSERT' and old.wrote_at is not null
    ) marked group by marked.scope having sum(x) <> 0;
  return null;
end $$;
create trigger orders_marked_insert after insert on orders for each row
  when (new.answered_at is not null or new.wrote_at is not null)
  execute function orders_marked();
create trigger orders_marked_update after update on orders for each row
  when (new.answered_at is not null or new.wrote_at is not null
    or old.answered_at is not null or old.wrote_at is not null)
  execute function orders_marked();
create trigger orders_marked_delete after delete on orders for each row
  when (old.answered_at is not null or old.wrote_at is not null)
  execute function orders_marked();

-- A question is withdrawn once its order no longer waits for the traveller, whoever moved it: an old
-- process and a person with SQL too. The answer itself is written before the order is moved.
create function withdraw_question() returns trigger language plpgsql as $$
begin
  update order_question set state = 'withdrawn', due_at = null
    where order_pk = new.id and state in ('open', 'reminded', 'overdue');
  return null;
end $$;
create trigger orders_question_withdrawn after update of process_status on orders for each row
  when (old.process_status is distinct from new.process_status
    and new.process_status not in ('Awaiting', 'Contact Customer', 'Customer Called'))
  execute function withdraw_question();

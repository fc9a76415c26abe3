-- "Check all open orders" as it goes on (decisions/031): the orders that were open when it began, how many of
-- them are done, and what was found. Whoever works on it locks the row, so another process takes over at once
-- where one dies.
create table check_run (
  id bigint generated always as identity primary key,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'failed')),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  started_by bigint not null references staff_member (id),
  pks bigint[] not null,
  done integer not null default 0,
  tries integer not null default 0,
  report jsonb not null
);
create unique index check_run_one on check_run (state) where state = 'running';

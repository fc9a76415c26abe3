-- Tells every process that a member or one of their sessions has changed: who remembers sessions
-- forgets that member's. Whatever makes the change says so, an old process or a person with SQL too.
create function tell_session_change() returns trigger language plpgsql as $$
begin
  -- The same words twice in a transaction are told once.
  perform pg_notify('pabean_sessions',
    to_jsonb(old) ->> case tg_table_name when 'staff_member' then 'id' else 'member_id' end);
  return null;
end $$;
create trigger staff_session_told after update or delete on staff_session
  for each row execute function tell_session_change();
create trigger staff_member_told after update or delete on staff_member
  for each row execute function tell_session_change();

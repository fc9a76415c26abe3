-- As 0031 has it, but for a payment that is confirmed: it moves an order from Pending to New by itself. Nobody
-- has decided that the answer is not needed any more, and the traveller may be writing it.
create or replace function withdraw_question() returns trigger language plpgsql as $$
begin
  if old.process_status = 'Pending' and new.process_status = 'New' then
    return null;
  end if;
  update order_question set state = 'withdrawn', due_at = null
    where order_pk = new.id and state in ('open', 'reminded', 'overdue');
  return null;
end $$;

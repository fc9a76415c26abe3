-- What intake pays for each order, made cheaper; all of these give what they gave before
-- (docs/decisions/016, Cost).

-- Plain ASCII, nearly every text, is told by one look. translate() compares each character with each
-- of its list, 16 microseconds an order. Not strict, so that PostgreSQL puts the body in place of the call.
create or replace function search_fold(raw text) returns text
language sql immutable parallel safe as $$
  select case when raw ~ '^[ -&(-_a-~]*$' then lower(raw)
    when octet_length(raw) = char_length(raw) then translate(lower(raw), E'\x01\x02\x03\x04\x05\x06\x07\b\t\n\x0b\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f''`', repeat(' ', 32))
    else regexp_replace(
      normalize(
        regexp_replace(
          translate(
            replace(replace(replace(replace(
              lower(normalize(translate(raw, '''`’‘ʼʻ´ʹ′', ''), nfkd)),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
            'øłđðıħŧς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ىیکة', 'olddihtσ01234567890123456789ييكه'),
          '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]', '', 'g'),
        nfc),
      '[\s\x01-\x1f\x7f-\x9f\u1680\u2028\u2029]+|([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g')
  end
$$;

-- The signs of the whole text are found at once.
create or replace function search_starts(raw text) returns text
language plpgsql immutable parallel safe as $$
declare
  folded constant text := search_fold(raw);
  marks constant text[] := string_to_array(regexp_replace(folded, '[!-&(-/:-@[-_{-~·‐‑‒–—―・]', '-', 'g'), ' ');
  marked text;
  word text;
  next integer;
  place integer := 0;
  starts text := '';
  most integer := 100;
begin
  foreach word in array string_to_array(folded, ' ') loop
    place := place + 1;
    continue when word = '';
    word := left(word, 200);
    starts := starts || ' ' || word;
    next := strpos(marks[place], '-');
    continue when next = 0;
    marked := left(marks[place], 200);
    loop
      next := strpos(marked, '-');
      exit when next = 0 or most = 0;
      word := substr(word, next + 1);
      marked := substr(marked, next + 1);
      if marked <> '' and left(marked, 1) <> '-' then
        starts := starts || ' ' || word;
        most := most - 1;
      end if;
    end loop;
  end loop;
  return starts;
end $$;

create or replace function search_telephone(country_code text, phone_number text) returns text
language sql immutable parallel safe as $$
  select case when coalesce(ltrim(search_digits(phone_number), '0'), '') = '' then ''
    when coalesce(ltrim(search_digits(country_code), '0'), '') = ''
      then ' ' || ltrim(search_digits(phone_number), '0')
    else ' ' || ltrim(search_digits(country_code), '0') || ltrim(search_digits(phone_number), '0')
      || ' ' || ltrim(search_digits(phone_number), '0') end
$$;

-- Weeks in their order: keys that stand beside each other are written one after the other, and two
-- statements that bring the same new weeks do not wait for each other in a circle.
create or replace function orders_worded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_words_week select distinct search_week(created_at) from added order by 1
      on conflict do nothing;
    insert into order_words
      select o.id, search_week(o.created_at),
        search_starts(concat_ws(' ', o.order_id, o.full_name, o.email))
          || search_words(o.transaction_id) || search_words(o.passport_number),
        search_telephone(o.country_code, o.phone_number)
      from added o order by 2;
  else
    insert into order_words_week values (search_week(new.created_at)) on conflict do nothing;
    insert into order_words
      select new.id, search_week(new.created_at),
        search_starts(concat_ws(' ', new.order_id, new.full_name, new.email))
          || search_words(new.transaction_id) || search_words(new.passport_number),
        search_telephone(new.country_code, new.phone_number)
      on conflict (order_pk) do update
      set week = excluded.week, words = excluded.words, telephone = excluded.telephone;
  end if;
  return null;
end $$;

-- Writes the first rows of the history of orders that this transaction has made; `position` puts the
-- rows of an order in their order. Nobody else knows these orders yet, so their chains
-- (0005_history_chain.sql) are worked out in one go: the trigger asks for the order and for the head
-- of its chain at every row, 35 microseconds.
create function begin_order_history(entries json) returns void language plpgsql as $$
declare
  entry record;
  h order_history;
  previous order_history;
  chained order_history[];
begin
  for entry in
    select e, o.order_id
    from json_populate_recordset(null::order_history, entries) e
    join orders o on o.id = e.order_pk order by e.order_pk, e.position
  loop
    h := entry.e;
    if h.order_pk is distinct from previous.order_pk then
      h.position := 1;
      h.previous_digest := order_history_genesis(entry.order_id);
    else
      h.position := previous.position + 1;
      h.previous_digest := previous.digest;
    end if;
    h.digest := sha256(convert_to(order_history_content(h), 'UTF8'));
    chained := chained || h;
    previous := h;
  end loop;
  perform set_config('pabean.history_begins', 'on', true);
  insert into order_history (order_pk, order_version, at, actor_kind, actor_id, actor_name, ip, action,
      detail, position, previous_digest, digest)
    select order_pk, order_version, at, actor_kind, actor_id, actor_name, ip, action, detail, position,
      previous_digest, digest from unnest(chained);
  perform set_config('pabean.history_begins', 'off', true);
  -- An order that had a history already has a head: all of it is refused.
  insert into order_history_head
    select distinct on (order_pk) order_pk, position, digest
    from unnest(chained) order by order_pk, position desc;
end $$;
create or replace trigger order_history_chained before insert on order_history for each row
  when (current_setting('pabean.history_begins', true) is distinct from 'on')
  execute function chain_order_history();

-- Search by words (decisions/016): each order's words, and a GIN index in which every key begins with
-- the week in which the order came in. A search goes from the newest week back and ends when it has
-- enough, so it costs what it finds and not what is stored. The table stands beside the orders so that
-- a move of an order, which writes its row anew, writes none of this.

-- Letters alike in every script: small, without accents and other marks, one kind of digits, of alef
-- and of final sigma, no apostrophes, nothing invisible. One space between words.
create function search_fold(raw text) returns text
language sql immutable strict parallel safe as $$
  select case when octet_length(raw) = char_length(raw) then translate(lower(raw), E'\x01\x02\x03\x04\x05\x06\x07\b\t\n\x0b\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f''`', repeat(' ', 32))
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

-- The digits of a text.
create function search_digits(raw text) returns text
language sql immutable strict parallel safe as $$
  select translate(raw, translate(raw, '0123456789', ''), '')
$$;

-- The words of a text, each from its beginning and from behind each sign within it, a space before each:
-- 'jean-luc@example.org' gives ' jean-luc@example.org luc@example.org example.org org'.
create function search_starts(raw text) returns text
language plpgsql immutable parallel safe as $$
declare
  signs constant text := '!"#$%&()*+,-./:;<=>?@[\]^_{|}~·‐‑‒–—―・';
  word text;
  marked text;
  next integer;
  starts text := '';
  most integer := 100;
begin
  foreach word in array string_to_array(search_fold(raw), ' ') loop
    continue when word = '';
    word := left(word, 200);
    starts := starts || ' ' || word;
    marked := translate(word, signs, repeat('-', 38));
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

-- The words of an id, from its beginning alone, a space before each.
create function search_words(id text) returns text
language sql immutable parallel safe as $$
  select coalesce(' ' || left(search_fold(id), 200), '')
$$;

-- A telephone's digits, with its country code and without: ' 6281255507788 81255507788'.
create function search_telephone(country_code text, phone_number text) returns text
language sql immutable parallel safe as $$
  select case when national = '' then ''
    when code = '' then ' ' || national
    else ' ' || code || national || ' ' || national end
  from (select ltrim(search_digits(coalesce(phone_number, '')), '0') as national,
    ltrim(search_digits(coalesce(country_code, '')), '0') as code) parts
$$;

-- What the index holds. Words are found by prefix. Runs of a script that puts no space between words:
-- each two letters, so that any part is found. Telephones: their first three digits, and each four in
-- a row. It calls no function of ours: those that an index needs are looked up outside of our schema.
create function search_keys(week integer, words text, telephone text) returns tsvector
language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  prefix constant text := lpad(to_hex(week), 3, '0');
  keys text[] := string_to_array(substr(replace(words, ' ', ' ' || prefix), 2), ' ');
  word text;
begin
  if octet_length(words) > char_length(words) then
    foreach word in array string_to_array(words, ' ') loop
      if octet_length(word) > char_length(word) and word ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' then
        for i in 1 .. char_length(word) loop
          keys := keys || (prefix || '~' || substr(word, i, 2));
        end loop;
      end if;
    end loop;
  end if;
  if telephone <> '' then
    foreach word in array string_to_array(substr(telephone, 2), ' ') loop
      keys := keys || (prefix || '^' || left(word, 3));
    end loop;
    word := split_part(telephone, ' ', 2);
    for i in 1 .. char_length(word) - 3 loop
      keys := keys || (prefix || '#' || substr(word, i, 4));
    end loop;
  end if;
  return array_to_tsvector(keys);
end $$;

-- Weeks since 1970, kept to three hexadecimal digits: 2019 to 2048, what lies beyond is in the first or
-- the last of them.
create function search_week(at timestamptz) returns integer
language sql stable parallel safe as $$
  select greatest(2600, least(4095, floor(extract(epoch from at) / 604800)::integer))
$$;

-- Written by the triggers below alone; without a foreign key, which would cost each new order a look-up.
create table order_words (
  order_pk bigint primary key,
  week integer not null,
  words text not null,
  telephone text not null
);
-- A list of pending entries would be read whole by every search, and now and then by one intake.
create index order_words_keys on order_words using gin (search_keys(week, words, telephone))
  with (fastupdate = off);

-- The weeks that have orders.
create table order_words_week (week integer primary key);

-- Orders with ids below this one had no words when this migration ran; a chore of the server writes
-- them from the newest to the oldest. No row: all have.
create table order_words_fill (below bigint not null);

-- The fields that packages/domain names as searched; schema.test.ts compares them.
create function orders_worded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_words_week select distinct search_week(created_at) from added
      on conflict do nothing;
    insert into order_words
      select o.id, search_week(o.created_at),
        search_starts(concat_ws(' ', o.order_id, o.full_name, o.email))
          || search_words(o.transaction_id) || search_words(o.passport_number),
        search_telephone(o.country_code, o.phone_number)
      from added o;
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

create trigger orders_worded_insert after insert on orders
  referencing new table as added for each statement execute function orders_worded();
-- Moves set none of these columns. Erasing does: what is left is the order's id.
create trigger orders_worded_update
  after update of order_id, full_name, email, transaction_id, passport_number, country_code,
    phone_number, created_at on orders
  for each row
  when ((old.order_id, old.full_name, old.email, old.transaction_id, old.passport_number,
      old.country_code, old.phone_number, old.created_at)
    is distinct from (new.order_id, new.full_name, new.email, new.transaction_id,
      new.passport_number, new.country_code, new.phone_number, new.created_at))
  execute function orders_worded();

insert into order_words_fill select max(id) + 1 from orders having count(*) > 0;

-- Words take the place of trigrams. Where there are orders, the chore removes these indexes when all
-- orders have words: until then searches need them, and a process of the version before too.
do $$ begin
  if not exists (select from order_words_fill) then
    drop index orders_search;
    drop index orders_search_papers;
  end if;
end $$;

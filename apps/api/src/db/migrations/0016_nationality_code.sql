-- The country that a nationality names, as its ISO 3166 code, beside the text that came in; '' where
-- the text names none. Null: not looked up yet. Intake fills new rows; what an older version wrote is
-- filled in batches by a chore of the server, which finds it by this index.
alter table orders add column nationality_code text;
create index orders_nationality_not_coded on orders (id) where nationality_code is null;

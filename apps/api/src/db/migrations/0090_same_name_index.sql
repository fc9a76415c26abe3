-- Outside of a transaction.
-- As 0055 has it, of the name as it is compared (0089), so that it is found from both sides.
create index concurrently if not exists orders_same_name
  on orders (dob, doa, left(same_name(full_name), 40));
drop index concurrently if exists orders_same_person;

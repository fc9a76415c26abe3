-- The words of an order as the index of order_words has them (0020_order_words.sql), from the order's own
-- row: for the index of 0078. That index is looked after outside of our schema, so the function names where
-- the others are. It costs more than it says, and is worked out for rows of the index alone. What it gives depends on no setting: weeks are counted in seconds since 1970.
create function search_order_keys(created_at timestamptz, order_id text, full_name text, email text,
  transaction_id text, passport_number text, country_code text, phone_number text)
returns tsvector language plpgsql immutable parallel safe cost 10 set search_path from current as $$
begin
  return search_keys(search_week(created_at),
    search_starts(concat_ws(' ', order_id, full_name, email))
      || search_words(transaction_id) || search_words(passport_number),
    search_telephone(country_code, phone_number));
end $$;

-- A name as travellers are compared by it: whatever its case and its blanks, with its accents as one sign or two,
-- in letters of plain width and without the marks that nobody sees. Pasted, a name may have any of them.
create or replace function same_name(name text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(regexp_replace(lower(normalize(name, nfkc)),
    '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]', '', 'g'), '\s+', ' ', 'g'))
$$;

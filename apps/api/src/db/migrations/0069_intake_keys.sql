-- Keys of the shops that send orders, beside the one of the configuration (decisions/037). A key is random and
-- long: its digest cannot be guessed back, and no salt is needed to find it by.
create table intake_key (
  id bigint generated always as identity primary key,
  name text not null,
  digest text not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- To the hour or so: a row of its own for each order would be written for nobody.
  last_used_at timestamptz
);
create unique index intake_key_name on intake_key (name) where revoked_at is null;

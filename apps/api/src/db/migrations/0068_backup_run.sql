-- Backups that were made or tried, and what their proof found (decisions/036). In the database and not in the
-- data directory: whoever asks may run on another machine than the backup did.
create table backup_run (
  id bigint generated always as identity primary key,
  -- A path or s3://bucket/prefix, never with a key.
  place text not null,
  -- The backup's folder in that place, made of its moment.
  name text not null,
  -- The moment that the backup shows the database at.
  at timestamptz not null,
  ended_at timestamptz not null default now(),
  orders bigint not null default 0,
  documents bigint not null default 0,
  bytes bigint not null default 0,
  encrypted boolean not null default false,
  proof text not null check (proof in ('proven', 'unproven', 'fault')),
  proved_at timestamptz,
  -- What is wrong, in words, without personal data.
  fault text,
  unique (place, name)
);

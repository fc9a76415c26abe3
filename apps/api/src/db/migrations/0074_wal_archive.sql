-- Where the WAL of our own PostgreSQL is archived to, and until when (decisions/041).
create table wal_archive (
  -- A path or s3://bucket/prefix, never with a key.
  place text primary key,
  -- The replication slot that keeps what was not archived yet; the folder in the place has its name.
  line text not null,
  -- A restore can come to any moment between these two; null before the first base copy.
  reachable_from timestamptz,
  reached_at timestamptz,
  -- Why the last try failed, in words, without personal data.
  fault text
);

-- Cases: what a bank, a network or a gateway told of a payment (decisions/033). A case is never deleted. It
-- holds nothing that tells a person: what does (files, answers) stands in tables that erasing empties.
create sequence dispute_number start with 10001;

create table dispute (
  id bigint generated always as identity primary key,
  -- Ours, DP- and a number: it names the case in addresses and mails.
  dispute_id text not null unique,
  version integer not null default 1,
  -- Null: it fits no order, and waits to be attached.
  order_pk bigint references orders (id),
  came_by text not null check (came_by in ('intake', 'stripe', 'adyen', 'hand')),
  gateway text not null,
  -- The gateway's own id, which makes a repeat harmless.
  gateway_dispute_id text not null,
  -- What came with it to find its order; none of it tells a person.
  told jsonb not null default '{}',
  -- Names of fields that no signature covers: told, not signed.
  unsigned text[] not null default '{}',
  network text not null,
  reason_code text,
  sub_reason text,
  -- The gateway's own word for the reason.
  category text,
  kind text not null check (kind in ('alert', 'inquiry', 'fraud_report', 'chargeback', 'pre_arbitration')),
  state text not null default 'open'
    check (state in ('open', 'answered', 'won', 'lost', 'accepted', 'prevented', 'expired')),
  state_since timestamptz not null default now(),
  -- Null where none was told.
  amount numeric(14, 3),
  currency text,
  opened_at timestamptz not null,
  -- As the gateway says, never computed; null where none was told.
  answer_due_at timestamptz,
  -- What is odd about it: other-currency, larger-than-payment, erased-order, out-of-order.
  marks text[] not null default '{}',
  member_id bigint references staff_member (id),
  -- The paragraph of the letter in staff's own words; null: the one that is made from the record.
  summary text,
  -- Keys of exhibits in staff's order and those that are left out; null: as the reason wants.
  exhibits jsonb,
  -- What was missing, by ids of evidence and own words, once it has an outcome.
  lacked text[] not null default '{}',
  outcome_note text,
  created_at timestamptz not null default now(),
  unique (gateway, gateway_dispute_id)
);
create index dispute_due on dispute (state, answer_due_at, id);
create index dispute_order on dispute (order_pk) where order_pk is not null;
create index dispute_opened on dispute (opened_at, id);

-- What happened to a case. No personal data: it names fields, members and numbers.
create table dispute_event (
  id bigint generated always as identity primary key,
  dispute_pk bigint not null references dispute (id),
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'intake', 'gateway', 'system')),
  actor_id bigint references staff_member (id),
  actor_name text not null,
  action text not null,
  detail jsonb not null default '{}'
);
create index dispute_event_dispute on dispute_event (dispute_pk, id desc);

-- A mail at a deadline, each once for a member.
create table dispute_notice (
  dispute_pk bigint not null references dispute (id),
  member_id bigint not null references staff_member (id),
  step text not null check (step in ('7d', '3d', '24h')),
  sent_at timestamptz not null default now(),
  primary key (dispute_pk, member_id, step)
);

-- A file that staff put into the pack. The order is named so that erasing finds it; a case that fits no
-- order takes no files.
create table dispute_file (
  id uuid primary key,
  dispute_pk bigint not null references dispute (id),
  order_pk bigint not null references orders (id),
  file_name text not null,
  storage_key text not null unique,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  pages integer not null,
  created_by bigint references staff_member (id),
  created_at timestamptz not null default now()
);
create index dispute_file_dispute on dispute_file (dispute_pk, created_at);
create index dispute_file_order on dispute_file (order_pk);

-- What was sent, byte for byte. At most one for a case: the row stands before the first byte leaves.
create table dispute_answer (
  dispute_pk bigint primary key references dispute (id),
  order_pk bigint not null references orders (id),
  state text not null check (state in ('sending', 'sent', 'unknown', 'refused')),
  via text not null check (via in ('gateway', 'hand')),
  storage_key text not null unique,
  sha256 text not null,
  size integer not null,
  pages integer not null,
  -- The text fields that go beside the file.
  fields jsonb not null default '{}',
  -- The gateway's number of what it took, or what it said.
  gateway_answer text,
  created_by bigint references staff_member (id),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index dispute_answer_order on dispute_answer (order_pk);

-- The entities of spec section 3, and what decisions.md adds. One dialect, PostgreSQL 15 or newer.

create table staff_member (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  type text not null check (type in ('Admin', 'Manager', 'Team', 'Telecaller', 'Night Staff')),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index staff_member_email on staff_member (lower(email)) where deleted_at is null;

-- A token is worth as much as its row here: revoking is one update, seen by every process at once.
create table staff_session (
  id uuid primary key,
  member_id bigint not null references staff_member (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_session_member on staff_session (member_id) where revoked_at is null;

-- Never reused; a number that an intake brought along is skipped when it comes up.
create sequence order_number start with 100000;

create table orders (
  id bigint generated always as identity primary key,
  order_id text not null unique,
  version integer not null default 1,
  process_status text not null check (process_status in
    ('New', 'Pending', 'Awaiting', 'AwaitingGovt', 'Contact Customer', 'Customer Called',
     'Completed', 'Refunds', 'ChargeBack', 'Deleted')),
  processing_mode text not null check (processing_mode in ('Standard', 'Priority', 'Future')),
  status_since timestamptz not null default now(),
  assigned_to bigint references staff_member (id),
  full_name text,
  email text,
  confirm_email text,
  country_code text,
  phone_number text,
  passport_number text,
  dob date,
  nationality text,
  occupation text,
  place_of_arrival text,
  doa date,
  flight_voyage text,
  address_in_indonesia text,
  accompanied_baggage integer,
  unaccompanied_baggage_select text,
  unaccompanied_baggage integer,
  family_members_travelling integer,
  amount numeric(12, 2),
  currency text,
  transaction_id text,
  merchant_name text,
  gateway text,
  paid_at timestamptz,
  applicant_ip inet,
  applicant_timezone text,
  process_month text check (process_month in
    ('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec')),
  processing_date date,
  processed_by bigint references staff_member (id),
  refund_date timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now()
);

create table order_family_member (
  order_pk bigint not null references orders (id),
  position integer not null,
  family_member_name text,
  family_passport_number text,
  family_nationality text,
  family_other_nationalities text,
  family_relationship text,
  primary key (order_pk, position)
);

create table order_declaration (
  order_pk bigint primary key references orders (id),
  animals_fish_plants boolean not null default false,
  narcotics boolean not null default false,
  currency boolean not null default false,
  foreign_banknotes boolean not null default false,
  cigarettes boolean not null default false,
  purchase boolean not null default false,
  imported_goods boolean not null default false,
  goods_originating boolean not null default false,
  goods_details jsonb not null default '{}'
);

create table order_signature (
  order_pk bigint primary key references orders (id),
  data_url text not null,
  created_at timestamptz not null default now()
);

-- A replaced document stays: evidence of what was sent when.
create table document (
  id uuid primary key,
  order_pk bigint not null references orders (id),
  file_name text not null,
  storage_key text not null unique,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  mail_service_provider text not null check (mail_service_provider in ('AWS', 'Sendgrid')),
  created_by bigint references staff_member (id),
  created_at timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index document_current on document (order_pk) where replaced_at is null;

create table mail_message (
  id uuid primary key,
  order_pk bigint not null references orders (id),
  kind text not null check (kind in ('approval', 'resend', 'refund', 'invoice')),
  recipient text,
  subject text not null,
  html text not null,
  body_text text not null,
  document_id uuid references document (id),
  mail_service_provider text not null check (mail_service_provider in ('AWS', 'Sendgrid')),
  remainder_mail boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  transport text check (transport in ('local', 'ses', 'sendgrid', 'smtp')),
  provider_message_id text,
  attempts integer not null default 0,
  last_error text,
  created_by bigint references staff_member (id),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_message_order on mail_message (order_pk, created_at desc);

create table download (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  document_id uuid references document (id),
  ip text not null,
  timezone text,
  browser text not null,
  os text,
  created_at timestamptz not null default now()
);
create index download_order on download (order_pk, created_at desc);

create table remark (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  member_id bigint references staff_member (id),
  remark_name text not null,
  remark text not null,
  whatsapp boolean not null default false,
  telephone boolean not null default false,
  status_refund boolean not null default false,
  voided boolean not null default false,
  chargeback boolean not null default false,
  report_error boolean not null default false,
  created_at timestamptz not null default now()
);
create index remark_order on remark (order_pk, created_at desc);

create table payment_gateway (
  id bigint generated always as identity primary key,
  gateway_name text not null unique,
  is_active boolean not null default false
);
create unique index payment_gateway_active on payment_gateway (is_active) where is_active;

-- What happened to an order, who did it and from where. It carries no personal data of the
-- traveller, so that it can stay whole when an order is erased.
create table order_history (
  id bigint generated always as identity primary key,
  order_pk bigint not null references orders (id),
  order_version integer not null,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'traveller', 'intake', 'system')),
  actor_id bigint references staff_member (id),
  actor_name text not null,
  ip text,
  action text not null,
  detail jsonb not null default '{}'
);
create index order_history_order on order_history (order_pk, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the order history is append-only';
end $$;
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change();
create trigger order_history_no_truncate before truncate on order_history
  for each statement execute function refuse_change();

-- The first answer to an intake request, given again when the request is repeated.
create table idempotent_answer (
  key text primary key,
  request_sha256 text not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);

-- Tries per address or account in a window; shared, so that more processes do not mean more tries.
create unlogged table rate_limit (
  bucket text primary key,
  tries integer not null,
  resets_at timestamptz not null
);

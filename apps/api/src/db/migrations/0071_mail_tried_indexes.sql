-- Outside of a transaction.
-- Mails by the moment of their last try, for the counts of a day; those that were given up; those that
-- wait although they were tried (0070_mail_refused.sql).
create index concurrently if not exists mail_message_tried on mail_message (tried_at)
  where tried_at is not null;
create index concurrently if not exists mail_message_given_up on mail_message (order_pk)
  where state = 'failed' and tried_at is not null;
create index concurrently if not exists mail_message_refused_account on mail_message (tried_at)
  where state = 'queued' and refused = 'account';

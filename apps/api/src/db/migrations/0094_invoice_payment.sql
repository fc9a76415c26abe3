-- What the letter of an invoice says of payment and refund; its PDF is drawn from the same when the mail leaves. Null
-- for other mails, and for those that were queued before: their PDF says what is on record then.
alter table mail_message add column invoice_payment jsonb;

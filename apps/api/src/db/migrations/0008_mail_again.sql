-- A mail that failed or came back can be sent again through the other provider: that is a message of
-- its own, and this one names it. It is never sent itself any more.
alter table mail_message
  add column sent_again_as uuid unique references mail_message (id);

-- Outside of a transaction.

-- The defence packs of one order, for its timeline: without it every export of every order is read.
create index concurrently if not exists staff_event_exported
  on staff_event ((detail ->> 'orderId'), position desc) where kind = 'exported';

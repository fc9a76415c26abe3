-- When the traveller's page first got a question that waited. Emptied with the question. Nobody kept it of the
-- questions that stand here, so of them nothing is said: neither that they were opened, nor that they were not.
alter table order_question
  add column opened_at timestamptz,
  add column opening_kept boolean not null default false;
alter table order_question alter column opening_kept set default true;

-- A question can ask for several fields at once: what is still missing to file.
alter table order_question add column fields jsonb;
alter table order_question drop constraint order_question_wants_check;
alter table order_question add constraint order_question_wants_check
  check (wants in ('text', 'choice', 'date', 'field', 'fields', 'file'));

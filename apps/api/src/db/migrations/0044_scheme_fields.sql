-- What All Indonesia asks beyond the fields of an order: which declaration the shop asked for, and the
-- values by the names of packages/domain (schemes/scheme-fields.ts). Erased with the order.
alter table orders add column scheme text;
alter table orders add column scheme_fields jsonb;

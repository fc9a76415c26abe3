-- Search finds transaction ids and passport numbers too. An index of an expression and no column: the
-- table is not written anew, and what is erased from an order is gone from the index as well. The
-- query (order-lists.ts) has to say the same expression.
create index orders_search_papers on orders using gin (
  lower(coalesce(transaction_id, '') || ' ' || coalesce(passport_number, '')) gin_trgm_ops
);

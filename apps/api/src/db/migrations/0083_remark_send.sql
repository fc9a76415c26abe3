-- The key of the draft that a remark was written in: sent twice, it is one remark. Remarks of an order are few and
-- found by remark_order, and a send with a key locks the order first, so there is no index to build.
alter table remark add column send_key text;

-- A gateway may keep its number when an inquiry becomes a chargeback: each kind is a case of its own
-- (decisions/033), and a repeat is known by number and kind.
alter table dispute drop constraint dispute_gateway_gateway_dispute_id_key;
alter table dispute add unique (gateway, gateway_dispute_id, kind);

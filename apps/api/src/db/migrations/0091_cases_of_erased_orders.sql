-- Erasing an order left the ids of its payment with its case, and what the shop or the gateway called the case. An
-- order loses its transaction's id (order-fields.ts), so its case loses what names the payment, too.
update dispute d set told = '{}', category = null
from orders o
where o.id = d.order_pk and o.erased_at is not null and (d.told <> '{}' or d.category is not null);

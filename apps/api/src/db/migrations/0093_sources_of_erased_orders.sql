-- Orders that were erased before a rare source went with them have it still: in their row, in the cockpit's counts and
-- in its list of sources. By the rule of the cockpit's decision; what such an order said of its traveller is gone, so
-- only what looks like an e-mail can be told from a campaign. Its index finds the erased orders (0087).
with shared as materialized (
  select value from cockpit_count where cut = 'source'
  group by value having greatest(sum(orders), sum(payments)) >= 5
)
update orders set source = null
where erased_at is not null and source is not null
  and (source ~ '@|%40' or cockpit_word(source) not in (select value from shared));

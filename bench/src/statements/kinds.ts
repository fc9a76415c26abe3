/** A statement with its values taken out, and how often it ran. */
export interface Statement {
  readonly text: string;
  readonly calls: number;
}

/** What a statement needs where orders are spread by the key of an order, `order_pk` or `orders.id`. */
export const statementKinds = {
  'no order': 'touches no table of an order',
  'one order': 'names the key: goes to the one database that has the order',
  'by another name':
    'finds orders by their id, mail or telephone: asks every database, or a table of keys',
  'all databases': 'a list, a search or a count: asks every database and merges',
  adds: 'adds orders: their ids have to be unique over all databases',
} as const;

const orderTables =
  /\b(orders|order_[a-z_]+|document|document_[a-z_]+|mail_message|mail_event|download|download_[a-z_]+|invoice|remark|order_remark)\b/;
const byKey = /\b(order_pk|o?\.?"?id"?)"?\s*(=|in \(|= any)/i;
const byName =
  /\b(order_id|email|phone_number|transaction_id|passport_number|provider_message_id|message_id)"?\)?\s*(=|in \(|= any)/i;

/** Which kind a statement is. Words decide, so the list is a start for a reader and no proof. */
export function kindOf(text: string): keyof typeof statementKinds {
  const plain = text.replaceAll('"', '');
  if (!orderTables.test(plain)) return 'no order';
  if (/insert into orders\b/i.test(plain)) return 'adds';
  if (byName.test(plain)) return 'by another name';
  if (byKey.test(plain) || /insert into/i.test(plain)) return 'one order';
  return 'all databases';
}

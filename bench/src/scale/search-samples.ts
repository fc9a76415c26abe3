import pg from 'pg';

/** What stands in some orders, as people would type it. */
export interface SearchSamples {
  readonly orderIds: readonly string[];
  readonly emails: readonly string[];
  readonly telephones: readonly string[];
  readonly transactionIds: readonly string[];
  readonly passportNumbers: readonly string[];
  readonly surnames: readonly string[];
}

/** Takes samples from orders all over the table. */
export async function searchSamples(databaseUrl: string, count = 40): Promise<SearchSamples> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(
      `select o.order_id, o.email, o.phone_number, o.transaction_id, o.passport_number,
         split_part(o.full_name, ' ', 2) as surname
       from generate_series(1, $1::int) sample
       join orders o on o.id = (
         select id from orders where id >= sample * (select max(id) from orders) / ($1 + 1)
           and transaction_id is not null and process_status <> 'Deleted' order by id limit 1)`,
      [count],
    );
    const each = (column: string) => rows.map((row) => row[column] ?? '');
    return {
      orderIds: each('order_id'),
      emails: each('email'),
      telephones: each('phone_number'),
      transactionIds: each('transaction_id'),
      passportNumbers: each('passport_number'),
      surnames: each('surname').map((surname) => surname.toLowerCase()),
    };
  } finally {
    await client.end();
  }
}

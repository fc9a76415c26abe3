import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '@pabean/api/testing';
import { startEmbedded } from '@pabean/embedded-database';
import pg from 'pg';
import { kindOf, type Statement, statementKinds } from './kinds.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Runs the server's tests on a PostgreSQL that remembers every statement, and sorts those on the tables
 * of orders by what each would need if orders were spread over several databases by `order_pk`.
 */
export async function measureStatements(paths: readonly string[]): Promise<void> {
  const dataDir = await temporaryDataDir();
  await rememberStatements(dataDir.path);
  const database = await startEmbedded({ dataDir: dataDir.path, test: true });
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const tests = spawn('vitest', ['run', '--project', 'api', ...paths], {
      cwd: root,
      env: { ...process.env, TEST_DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(tests, 'close');
    const { rows } = await client.query<Statement>(
      `select query as text, sum(calls)::int as calls from pg_stat_statements
       where toplevel group by 1 order by 2 desc`,
    );
    await client.end();
    say(`The tests ended with ${code}; ${rows.length} statements.`);
    report(rows);
  } finally {
    await database.stop();
    await dataDir.remove();
  }
}

/** The library is loaded at the start of PostgreSQL: it is set, and used from the next start on. */
async function rememberStatements(dataDir: string): Promise<void> {
  const database = await startEmbedded({ dataDir, test: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await client.query('alter system set max_connections = 200');
  await client.end();
  await database.stop();
}

/** What the server asks: not the making of tables, and nothing of the queue's own. */
const asked = ({ text }: Statement) =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !text.includes('graphile_worker');

function report(statements: readonly Statement[]): void {
  const sorted = Map.groupBy(statements.filter(asked), ({ text }) => kindOf(text));
  for (const [kind, meaning] of Object.entries(statementKinds)) {
    const found = sorted.get(kind as keyof typeof statementKinds) ?? [];
    say(`\n${kind}: ${found.length}; ${meaning}`);
    if (kind === 'no order') continue;
    for (const { text } of found) say(`  ${text.replace(/\s+/g, ' ').slice(0, 240)}`);
  }
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, runCommand, seedMany, spawnServer, temporaryDataDir } from '@pabean/api/testing';
import { startEmbedded } from '@pabean/embedded-database';
import { writeOrderLines } from './order-lines.ts';

/** Lines a second that are promised. */
const promise = 10_000;

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    filled: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '3' },
  },
});
const lines = Number(values.lines);

// Our own PostgreSQL as it runs in production, flushed to the disk; the importer is a process of its own.
const dataDir = await temporaryDataDir();
const database = await startEmbedded({ dataDir: join(dataDir.path, 'database') });
const env = { DATABASE_URL: database.url, PABEAN_DATA_DIR: join(dataDir.path, 'server') };
try {
  const server = await spawnServer(env);
  await server.stop();
  await fill(Number(values.filled));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const file = join(dataDir.path, 'orders.ndjson');
    await writeOrderLines(file, lines, `ROUND${round}`);
    const said = await command('import-orders', [file]);
    const seconds = Number(/\((\d+\.\d) s\)/.exec(said)?.[1]);
    const perSecond = Math.round(lines / seconds);
    const kept = perSecond >= promise ? 'kept' : 'BROKEN';
    process.stdout.write(`${said.trim()}: ${perSecond} lines a second (${promise}: ${kept})\n`);
  }
  process.stdout.write(await command('verify-counts', []));
  process.stdout.write(await command('verify-history', []));
} finally {
  await database.stop();
  await dataDir.remove();
}

async function fill(orders: number): Promise<void> {
  const { db, close } = connect(database.url, { max: 4, statementTimeout: 0 });
  if (orders > 0) await seedMany(db, orders);
  await close();
}

async function command(name: string, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${stdout}${stderr}`);
  return stdout;
}

import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded, writePrivateFile } from '@pabean/embedded-database';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { lendDatabase } from '../../src/commands/with-database.ts';
import { freePort, temporaryDataDir } from '../support/processes.ts';

const logger = pino({ level: 'silent' });

/** A server's own database, whose address can be what a killed one has left. */
async function servedDirectory() {
  const { path: dataDir, remove } = await temporaryDataDir();
  onTestFinished(remove);
  const server = await startEmbedded({ dataDir, test: true });
  onTestFinished(() => server.stop());
  const address = (url: string) => writePrivateFile(join(dataDir, 'database-address'), url);
  const lend = (patience?: number) =>
    lendDatabase({ databaseUrl: undefined, dataDir }, logger, patience);
  return { dataDir, server, address, lend };
}

/** What PostgreSQL answers while it starts. */
async function startingDatabase(): Promise<string> {
  const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  const refuse = (socket: Socket) =>
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  const server = createServer(refuse);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgresql://pabean:a@127.0.0.1:${port}/pabean`;
}

test('a command waits for the database of a server that starts again after a kill', async () => {
  const { dataDir, server, address, lend } = await servedDirectory();
  // No socket, nobody who listens, and a start that is not over.
  const left = [
    `postgresql://pabean:a@/pabean?host=${encodeURIComponent(join(dataDir, 'gone'))}`,
    `postgresql://pabean:a@127.0.0.1:${await freePort()}/pabean`,
    await startingDatabase(),
  ];
  for (const stale of left) {
    await address(stale);
    let lent: string | undefined;
    const lending = lend(60_000).then(({ url }) => {
      lent = url;
    });
    await sleep(400);
    expect(lent, stale).toBeUndefined();
    await address(server.url);
    await lending;
    expect(lent).toBe(server.url);
  }
});

test('where none comes it says what holds the directory, and blames no variable that is not set', async () => {
  const { dataDir, address, lend } = await servedDirectory();
  await address(`postgresql://pabean:a@127.0.0.1:${await freePort()}/pabean`);
  await expect(lend(100)).rejects.toThrow(
    `A server holds the data directory ${dataDir}, and its database does not answer.`,
  );
});
